import { drawDocument } from '#shell/own-document.tsx';
import { FileTrial } from './file-trial.tsx';

drawDocument(<FileTrial />);
