export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Hours after which it is no longer sent, since its link has expired. */
  keptHours: number;
  /** Its name in the log, where the subject quotes somebody. */
  about?: string;
};

export const inLog = ({ about, subject }: Mail) => about ?? `"${subject}"`;

/** A mail whose id was sent before is not sent again. `isOff`: no provider is set up, so that nothing is sent. */
export type Mailer = { isOff?: boolean; send(mail: Mail, id: string): Promise<void> };
