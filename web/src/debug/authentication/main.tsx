import { startDebugPage } from '../start.tsx';
import { AuthenticationDebug } from './authentication-debug.tsx';

startDebugPage(<AuthenticationDebug />);
