import { startDebugPage } from './start.ts';
import { ProfileDebug } from './profile-debug.tsx';

startDebugPage(<ProfileDebug />);
