/**
 * Loaded into the server by `node --import`: when run.mjs was killed in a way it could not pass on (SIGKILL), the
 * server ends by itself instead of holding its port as an orphan.
 */
import { watchParents } from './parents.mjs';

watchParents(() => process.kill(process.pid, 'SIGTERM'));
