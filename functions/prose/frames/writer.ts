import { hasLine } from '../text/lines.ts';
import type { Source } from '../text/source.ts';

/** A greeting or a subject line opens a mail, a farewell on a line of its own ends one. */
const GREETING =
  /^[ \t*]*(?:subject|to|from|re):|^[ \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}[,!:]?[ \t]*$|^[ \t]*to whom it may concern|^[ \t]*(?:hi|hello|hey|dear) [^.!?\n]{1,40},/imy;
const FAREWELL =
  /^[ \t]*(?:(?:best|kind|warm|many) )?(?:regards|wishes|thanks|thank you|sincerely|cheers|best|love|yours(?: \w+)?|sincerely yours|respectfully)(?: again| so much)?[,.!]?[ \t]*$/imy;

/** "User: …", "**Assistant:** …": who speaks stands at the head of the line. */
const ROLE =
  /^[ \t>*_#-]*(?:user|human|assistant|ai|bot|chatbot|chatgpt|claude|gemini|copilot|model|system|prompt|me|you|customer|agent|interviewer|student|teacher|[QA])(?: \d+)?[*_]*:/imy;

const QUOTED = /"[^"\n]{1,400}"|\u201c[^\u201d\n]{1,400}\u201d|`[^`\n]{1,200}`/g;
const FIRST_PERSON = /\b(?:I(?:['\u2019](?:m|ve|d|ll))?|my|me|mine|myself)\b/;

/** Whether a text records what several have said. */
export const isConversation = ({ text }: Source): boolean => hasLine(text, ROLE);

export const isMail = ({ text }: Pick<Source, 'text'>): boolean =>
  hasLine(text, GREETING) || hasLine(text, FAREWELL);

/** Whether a farewell is followed by a signature. */
export function isSigned(stretch: string): boolean {
  const farewell = [...stretch.matchAll(new RegExp(FAREWELL, 'gim'))].at(-1);
  return farewell !== undefined && stretch.slice(farewell.index + farewell[0].length).trim() !== '';
}

/** Whether somebody speaks of himself in a stretch, what is quoted in it aside. */
export const speaksOfSelf = (stretch: string): boolean =>
  FIRST_PERSON.test(stretch) && FIRST_PERSON.test(stretch.replace(QUOTED, ' '));
