import { ModelFailure } from './failure.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Extracts the JSON from a model's answer in any of its forms. */
export function jsonOf(answer: unknown): unknown {
  const said = saidIn(answer);
  return typeof said === 'string' ? jsonIn(said) : said;
}

/** Reads `choices` (OpenAI), `output` (OpenAI's later API) or `response`, which may be the object itself. */
function saidIn(answer: unknown): unknown {
  const [choice] = listOf(fieldOf(answer, 'choices'));
  if (choice !== undefined) return saidInChoice(choice);
  if (Array.isArray(fieldOf(answer, 'output'))) return saidInOutput(answer);
  const response = fieldOf(answer, 'response');
  if (typeof response === 'string' || isRecord(response)) return response;
  throw new ModelFailure('unread');
}

function saidInChoice(choice: unknown): string {
  const message = fieldOf(choice, 'message');
  const end = fieldOf(choice, 'finish_reason');
  if (end === 'length') throw new ModelFailure('cut');
  const refusal = fieldOf(message, 'refusal');
  if (end === 'content_filter' || (typeof refusal === 'string' && refusal !== '')) {
    throw new ModelFailure('declined');
  }
  const content = fieldOf(message, 'content');
  return typeof content === 'string' ? content : textIn(listOf(content));
}

/** Reads the messages only; the reasoning comes before them. */
function saidInOutput(answer: unknown): string {
  if (fieldOf(answer, 'status') === 'incomplete') throw new ModelFailure('cut');
  const parts = listOf(fieldOf(answer, 'output')).flatMap((item) =>
    fieldOf(item, 'type') === 'message' ? listOf(fieldOf(item, 'content')) : [],
  );
  if (parts.some((part) => fieldOf(part, 'type') === 'refusal')) throw new ModelFailure('declined');
  return textIn(parts);
}

const textIn = (parts: readonly unknown[]): string =>
  parts
    .map((part) => fieldOf(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('');

/** Parses the JSON in an answer that may also have reasoning, a greeting or a code fence. */
function jsonIn(said: string): unknown {
  const spoken = said.replace(/^[^]*<\/think>/, '');
  const from = spoken.indexOf('{');
  const to = spoken.lastIndexOf('}');
  if (from < 0) throw new ModelFailure(isRefusal(spoken) ? 'declined' : 'unread');
  try {
    return JSON.parse(spoken.slice(from, to + 1));
  } catch {
    throw new ModelFailure(to < from || !/[}\]`\s]$/.test(spoken) ? 'cut' : 'unread');
  }
}

const isRefusal = (said: string): boolean =>
  /^\W*(?:i(?:['\u2019]m| am) (?:sorry|unable|not able)|sorry|i (?:can(?:['\u2019]|no)t|won['\u2019]t))/i.test(
    said,
  );
