import { buildConsole } from '../../../scripts/lib/builds.mjs';

/** The console as its files are now: an old build, or none, would fail every path for one reason. */
export default buildConsole;
