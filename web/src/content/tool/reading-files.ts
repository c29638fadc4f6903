import { inFigures } from '#contract/figures.ts';
import { limits } from '#contract/limits.ts';
import { unchanged } from './opening-and-saving.ts';

const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

/** Why a file was not opened. Not in `opening-and-saving.ts`, because only the file reader loads it. */
const reasons = {
  'too large': `is too large. A file may have up to ${megabytes(limits.file.bytes)}. Copy the part you need into the page instead.`,
  'too large PDF': `is too large. A PDF may have up to ${megabytes(limits.file.pdfBytes)}. Copy the part you need into the page instead.`,
  'too large unpacked': `is too large: unpacked, it would take more than ${megabytes(limits.file.unpackedBytes)}. Copy the part you need into the page instead.`,
  'too many files': `is an archive of more than ${inFigures(limits.file.archiveFiles)} files, which no document needs. Copy the text into the page instead.`,
  'too much text': `holds more than ${megabytes(limits.file.textBytes)} of text. Split it and open the parts one after the other.`,
  empty: 'is empty: there is no text in it.',
  'no text': 'holds no text that can be read, only pictures or nothing at all.',
  unreadable: 'could not be read from your disk. It may have been moved or may still be in use.',
  damaged:
    'is damaged and could not be read. Open it in Word or LibreOffice, save it again and try that copy.',
  'took too long': 'took too long to read. Save it without pictures and formatting, or copy the text.',
  'PDF took too long': 'took too long to read. Save the part you need as a separate PDF, or copy its text.',
  encrypted: 'is protected with a password. Open it in Word, remove the password, save it and try again.',
  'old Word': 'is in the format of old Word (.doc). Open it in Word or LibreOffice and save it as .docx.',
  'old Office': 'is a document of an old Office program. Open it there and save its text as .docx or .txt.',
  'not Word': 'is not a Word document, although its name says so.',
  'not PDF': 'is not a PDF, although its name says so.',
  spreadsheet: 'is a spreadsheet. Copy the text out of it, or save it as .txt.',
  slides: 'is a slide show. Copy the text out of it, or save its outline as .txt.',
  odt: 'is an OpenDocument file. Open it in LibreOffice or Word and save it as .docx.',
  archive: 'is an archive. Unpack it and open the document in it.',
  scan: 'is a scan: a picture of text, not text itself. Open it in Google Docs or another program that recognises text, save it as .docx and open that.',
  'unreadable letters':
    'has unreadable text: its fonts don’t say which letters they show. Open it in Google Docs or another program that recognises text, save it as .docx and open that.',
  'too many pages': `has more than ${inFigures(limits.file.pages)} pages. Save the part you need as a separate PDF.`,
  'damaged PDF':
    'is damaged and could not be read. Open it in a browser, print it to a new PDF and try that one.',
  'encrypted PDF':
    'is protected with a password. Open it with the password, print it to a new PDF and try that one.',
  rtf: 'is a Rich Text file (.rtf). Open it in Word or LibreOffice and save it as .docx.',
  'web page': 'is a web page. Open it in a browser and copy its text.',
  picture: 'is a picture. Only text can be opened.',
  'not text': 'is a picture, although its name says otherwise. Only text can be opened.',
  binary: 'is not a text file. You can open .txt, .md, .docx and .pdf files.',
} as const;

export type Refusal = keyof typeof reasons;

export const refusalInWords = (why: Refusal, name: string) => `“${name}” ${reasons[why]} ${unchanged}`;

/** What the user should know about a file that was opened. */
export const notes = {
  images: (count: number) => (count === 1 ? 'One picture was left out.' : `${count} pictures were left out.`),
  notes: (count: number) =>
    count === 1
      ? 'One footnote is at the end of the text.'
      : `${count} footnotes are at the end of the text.`,
  underlined: 'Underlined words are marked as emphasis.',
  trackedChanges: 'Tracked changes were taken as accepted.',
  recounted: 'A numbered list begins again at 1 where other text interrupts it. Check its numbers.',
  mergedCells: 'Merged table cells were taken apart.',
  emptyPages: (count: number) =>
    count === 1
      ? 'One page holds no text, only a picture or nothing, and was left out.'
      : `${count} pages hold no text, only pictures or nothing, and were left out.`,
  fromPdf: 'We worked out the paragraphs, headings and lists from the PDF’s layout. Please check them first.',
  reallyPdf: 'This is really a PDF, so we opened it as one.',
  reallyText: 'This is really plain text, so we opened it as that.',
  reallyWord: 'This is really a Word document, so we opened it as one.',
};
