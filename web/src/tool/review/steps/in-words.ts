import { counted } from '#words/figures.ts';
import { leftInWords } from '#content/tool/held.ts';
import { nextSteps } from '#content/tool/option-names.ts';
import type { Did, Order } from './order-of-steps.ts';

const longest = 40;

/** The first words of a text, in quotation marks. */
function quoted(words: string): string {
  const line = words.trim().replace(/\s+/g, ' ');
  const cut =
    line.length <= longest
      ? line
      : `${line.slice(0, line.lastIndexOf(' ', longest) + 1 || longest).trim()} …`;
  return `“${cut}”`;
}

const changed = (before: string, after: string): string => {
  if (before.trim() === '') return `${quoted(after)} added`;
  return after.trim() === '' ? `${quoted(before)} removed` : `${quoted(before)} to ${quoted(after)}`;
};

const groupInWords = ({ of, count }: { of: string; count: number }): string =>
  `${counted(count, 'change')}${of === 'all' ? '' : ` of one ${of}`}`;

function inWords(did: Did): string {
  switch (did.what) {
    case 'took back':
      return `Reverted: ${changed(did.before, did.after)}`;
    case 'kept':
      return `Kept: ${changed(did.before, did.after)}`;
    case 'took group back':
      return `Reverted: ${groupInWords(did)}`;
    case 'kept group':
      return `Kept: ${groupInWords(did)}`;
    case 'reworded':
      return `Other wording: ${changed(did.before, did.after)}`;
    case 'never change':
      return `Won’t be changed again: ${quoted(did.words)}`;
    case 'edited':
      return `Your edit: ${changed(did.before, did.after)}`;
    case 'used':
      return `Used: ${changed(did.before, did.after)}. ${leftInWords(did.left)}`;
    case 'kept mine':
      return `Kept yours: ${quoted(did.before === '' ? did.after : did.before)}${did.before === '' ? ' left out' : ''}. ${leftInWords(did.left)}`;
    case 'to decide':
      return `Yours to decide again: ${changed(did.before, did.after)}. ${leftInWords(did.left)}`;
    case 'used the rest':
      return `Used: ${counted(did.count, 'wording')}. ${leftInWords(did.left)}`;
    case 'used compared':
      return `Used, as your assistant sees no difference: ${counted(did.count, 'wording')}. ${leftInWords(did.left)}`;
    case 'kept the rest':
      return `Kept yours: ${counted(did.count, 'time')}. ${leftInWords(did.left)}`;
    case 'ran':
      return `${did.own ? 'Checked your rewrite' : `Rewritten: ${did.strength}, ${did.tone}`}${did.lost > 0 ? `. ${nextSteps.leftOut(did.lost)}` : ''}`;
  }
}

/** The last step for a status line. Empty before the first. */
export function latestInWords({ latest }: Order): string {
  if (latest === null) return '';
  const { step, how } = latest;
  const words = inWords(step.did).replace(/\.$/, '');
  if (how === 'done') return `${words}.`;
  return `${how === 'undone' ? 'Undone' : 'Redone'}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}
