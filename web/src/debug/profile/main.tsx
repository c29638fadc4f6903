import { startDebugPage } from '../start.tsx';
import { ProfileDebug } from './profile-debug.tsx';

startDebugPage(<ProfileDebug />);
