// Vite's development server keeps the attribute of a dynamic import, which the browser then refuses; so that one names this file.
import weights from './weights.json' with { type: 'json' };

export { weights };
