import { startDebugPage } from './start.ts';
import { AuthenticationDebug } from './authentication-debug.tsx';

startDebugPage(<AuthenticationDebug />);
