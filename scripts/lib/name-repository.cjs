// Only the release knows the repository: its tarballs name it if BROKERDESK_REPOSITORY is set.
module.exports = {
  hooks: {
    /** @param {{ name: string }} manifest */
    beforePacking(manifest) {
      const url = process.env.BROKERDESK_REPOSITORY;
      if (!url) return manifest;
      const directory = `packages/${manifest.name.split('/').at(-1)}`;
      return { ...manifest, repository: { type: 'git', url, directory } };
    },
  },
};
