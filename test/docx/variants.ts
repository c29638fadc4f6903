import { makeArchive } from './archive.ts';
import { type Kind, kinds } from './kinds.ts';
import { type Program, programs } from './programs.ts';

export type Variant = { name: string; bytes: Uint8Array<ArrayBuffer> };

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ns = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const styles = `<w:styles ${ns}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  ['Normal', 'Normal'],
  ['Heading1', 'heading 1'],
  ['Quote', 'Quote'],
  ['BodyText', 'Body Text'],
]
  .map(
    ([id, name]) =>
      `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/></w:style>`,
  )
  .join('')}</w:styles>`;

function prose({ run, paragraph }: Program, body: string) {
  return [
    paragraph(run('Certainly! Here is the essay that you asked for.')),
    paragraph(
      `${run('Moreover, rivers demonstrate patience; we utilize them, & they ')}${run('carry us', '<w:b/>')}${run(' in order to reach the sea.')}`,
    ),
    body,
    paragraph(run('In conclusion, the estuary demonstrates what a river is.')),
  ].join('');
}

const bytesOf = (program: Program, made: Kind | string) => {
  const kind: Kind = typeof made === 'string' ? { body: made } : made;
  const { parts = [], links = [], section = '', documentType = `${office}.document.main+xml` } = kind;
  const { head, namespaces, document, packing } = program;
  const all = [
    {
      name: 'word/styles.xml',
      type: `${office}.styles+xml`,
      relation: 'styles',
      id: 'rStyles',
      content: styles,
    },
    ...parts,
  ];
  const related = all.flatMap(({ name, relation, id = `r${relation}` }: NonNullable<Kind['parts']>[number]) =>
    relation === undefined
      ? []
      : `<Relationship Id="${id}" Type="${relations}/${relation}" Target="${name.slice(5)}"/>`,
  );
  const linked = links.map(
    ({ id, target }) =>
      `<Relationship Id="${id}" Type="${relations}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  const xml = `${head}<w:document ${namespaces}><w:body>${prose(program, kind.body)}<w:sectPr>${section.includes('Reference') ? section : ''}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/>${section.includes('Reference') ? '' : section}</w:sectPr></w:body></w:document>`;
  const types = all
    .filter(({ type }) => type !== 'image/png')
    .map(({ name, type }) => `<Override PartName="/${name}" ContentType="${type}"/>`);
  const relationships = (content: string) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  return makeArchive(
    [
      {
        name: '[Content_Types].xml',
        content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/${document}" ContentType="${documentType}"/>${types.join('')}</Types>`,
      },
      {
        name: '_rels/.rels',
        content: relationships(
          `<Relationship Id="rDocument" Type="${relations}/officeDocument" Target="${document}"/>`,
        ),
      },
      { name: document, content: xml },
      {
        name: `${document.replace('word/', 'word/_rels/')}.rels`,
        content: relationships([...related, ...linked].join('')),
      },
      ...all,
    ],
    packing,
  );
};

/** Each kind of document as each program writes it. */
export const variants = (): Promise<Variant[]> =>
  Promise.all(
    programs.flatMap((program) =>
      Object.entries(kinds).map(async ([kind, make]) => ({
        name: `${program.name}, ${kind}`,
        bytes: await bytesOf(program, make(program)),
      })),
    ),
  );

/** Rewrites the words like an engine: other words, fewer and more, across runs, and one paragraph less. */
export const rewritten = (text: string): string =>
  text
    .replace('Certainly! Here is the essay that you asked for.\n\n', '')
    .replaceAll('utilize', 'use')
    .replaceAll('Moreover, ', '')
    .replace('rivers demonstrate', 'Rivers show')
    .replaceAll('in order to', 'to')
    .replaceAll('In order to', 'To')
    .replace('In conclusion, the estuary demonstrates', 'The estuary, then, shows');
