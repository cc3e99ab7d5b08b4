// One entry, bundled into one file as an application's would be.
export default {
  logLevel: 'warn',
  build: {
    outDir: process.env.OUT,
    modulePreload: false,
    rolldownOptions: {
      input: process.env.ENTRY,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'bundle.js' },
    },
  },
};
