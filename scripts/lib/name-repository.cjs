// Only the release knows where the repository is: its tarballs say so where BROKERDESK_REPOSITORY is set.
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
