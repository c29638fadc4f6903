// Vite's dev server keeps the attribute of a dynamic import, which the browser then rejects. Dynamic imports therefore use this file.
import weights from './weights.json' with { type: 'json' };

export { weights };
