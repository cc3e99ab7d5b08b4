// Imported first by the commands that people run before anything is installed: an older Node must
// answer with a sentence, not with a stack trace of some missing function.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    `Brokerdesk needs Node 20 or newer to start, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
