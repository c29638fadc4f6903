import { FAREWELL, hasLine } from '../text/lines.ts';
import type { Source } from '../text/source.ts';

/** A mail opens with a greeting or a header such as "Subject:", or ends with a farewell on a separate line. */
const GREETING =
  /^[ \t*]*(?:subject|to|from|re):|^[ \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}[,!:]?[ \t]*$|^[ \t]*to whom it may concern|^[ \t]*(?:hi|hello|hey|dear) [^.!?\n]{1,40},/imy;

/** The speaker's name at the head of a line: "User: …", "**Assistant:** …". */
const ROLE =
  /^[ \t>*_#-]*(?:user|human|assistant|ai|bot|chatbot|chatgpt|claude|gemini|copilot|model|system|prompt|me|you|customer|agent|interviewer|student|teacher|[QA])(?: \d+)?[*_]*:/imy;

const QUOTED = /"[^"\n]{1,400}"|\u201c[^\u201d\n]{1,400}\u201d|`[^`\n]{1,200}`/g;
const FIRST_PERSON = /\b(?:I(?:['\u2019](?:m|ve|d|ll))?|my|me|mine|myself)\b/;

/** Whether a text is a transcript of a conversation. */
export const isConversation = ({ text }: Source): boolean => hasLine(text, ROLE);

export const isMail = ({ text }: Pick<Source, 'text'>): boolean =>
  hasLine(text, GREETING) || hasLine(text, FAREWELL);

/** Returns the position after the last farewell; the length of the text when there is none. */
export function signatureStart(text: string): number {
  const farewell = [...text.matchAll(new RegExp(FAREWELL, 'gim'))].at(-1);
  return farewell === undefined ? text.length : farewell.index + farewell[0].length;
}

/** Whether the last farewell is followed by a signature. */
export const isSigned = (stretch: string): boolean => stretch.slice(signatureStart(stretch)).trim() !== '';

/** Whether a text uses the first person outside quotations. */
export const speaksOfSelf = (stretch: string): boolean =>
  FIRST_PERSON.test(stretch) && FIRST_PERSON.test(stretch.replace(QUOTED, ' '));
