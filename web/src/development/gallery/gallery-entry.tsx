import { drawDocument } from '#shell/own-document.tsx';
import { Gallery } from './gallery.tsx';

drawDocument(<Gallery />);
