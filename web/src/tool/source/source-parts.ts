export { default as LeaveAlone } from './options/leave-alone.tsx';
export { default as OptionsLine } from './options/options-line.tsx';
export { default as SourceNotes } from './source-notes.tsx';
export { default as SourceTools } from './source-tools.tsx';
