import { drawDocument } from '#shell/own-document.tsx';
import { Specimen } from './specimen.tsx';

drawDocument(<Specimen />);
