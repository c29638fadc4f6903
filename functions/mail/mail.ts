export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** How long it is worth sending: a link in it runs out. */
  keptHours: number;
  /** What the log calls it, where the subject quotes somebody. */
  about?: string;
};

export const inLog = ({ about, subject }: Mail) => about ?? `"${subject}"`;

/** A mail whose id was sent before is not sent again. `isOff`: no provider is set up, so that nothing is sent. */
export type Mailer = { isOff?: boolean; send(mail: Mail, id: string): Promise<void> };
