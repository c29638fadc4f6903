import { drawDocument } from '#shell/draw-document.tsx';
import { Specimen } from './specimen.tsx';

drawDocument(<Specimen />);
