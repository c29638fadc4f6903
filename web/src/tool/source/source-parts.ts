export { default as DontChange } from './options/dont-change.tsx';
export { default as OptionsLine } from './options/options-line.tsx';
export { default as SourceNotes } from './source-notes.tsx';
export { default as SourceTools } from './source-tools.tsx';
