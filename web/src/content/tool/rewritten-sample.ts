// Written by `node scripts/run.mjs sample`; not by hand.
import type { FactReport, TextChange } from '#contract/humanize.ts';

export const rewritten: { changes: TextChange[]; facts: FactReport } = {
  changes: [
    {
      start: 324,
      end: 354,
      before: 'It is important to note that t',
      after: 'T',
      reason: 'The point is made; there is no need to say that it is worth making.',
      by: 'rules',
    },
    {
      start: 373,
      end: 384,
      before: 'serves as a',
      after: 'is a',
      reason: 'A stock figure; plain words say what it means.',
      by: 'rules',
    },
    {
      start: 450,
      end: 459,
      before: 'leverages',
      after: 'uses',
      reason: 'A plainer word says what “leverage” says of this.',
      by: 'rules',
    },
    {
      start: 484,
      end: 495,
      before: 'in order to',
      after: 'to',
      reason: 'A shorter phrase says the same.',
      by: 'rules',
    },
  ],
  facts: {
    facts: [
      { kind: 'name', text: 'Brightwater Analytics', start: 183, end: 204, survives: true },
      { kind: 'name', text: 'Leeds', start: 227, end: 232, survives: true },
      { kind: 'number', text: '2016', start: 236, end: 240, survives: true },
      { kind: 'number', text: '4,200', start: 417, end: 422, survives: true },
      { kind: 'number', text: '31', start: 436, end: 438, survives: true },
      {
        kind: 'quotation',
        text: '“We cut our reporting time from nine days to two,”',
        start: 703,
        end: 753,
        survives: true,
      },
      { kind: 'name', text: 'Maya Okafor', start: 759, end: 770, survives: true },
      { kind: 'name', text: 'Fenwick', start: 795, end: 802, survives: true },
      { kind: 'name', text: 'Sons', start: 805, end: 809, survives: true },
      { kind: 'number', text: '1,150', start: 1034, end: 1039, survives: true },
      { kind: 'date', text: 'March', start: 1059, end: 1064, survives: true },
      { kind: 'number', text: '2025', start: 1065, end: 1069, survives: true },
      { kind: 'number', text: '87', start: 1071, end: 1073, survives: true },
      { kind: 'number', text: 'three', start: 1113, end: 1118, survives: true },
      { kind: 'number', text: '49', start: 1358, end: 1360, survives: true },
      { kind: 'number', text: '14', start: 1392, end: 1394, survives: true },
      { kind: 'name', text: 'Brightwater Analytics', start: 1489, end: 1510, survives: true },
    ],
    compared: '17 numbers, names, quotations and dates kept',
  },
};
