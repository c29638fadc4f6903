export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Hours after which it is no longer sent, for example because its link has expired. */
  keptHours: number;
  /** The mail's name in the log; set when the subject quotes a person. */
  about?: string;
};

export const inLog = ({ about, subject }: Mail) => about ?? `"${subject}"`;

/** Sends each mail id only once. `isOff`: no provider is configured, so nothing is sent. */
export type Mailer = { isOff?: boolean; send(mail: Mail, id: string): Promise<void> };
