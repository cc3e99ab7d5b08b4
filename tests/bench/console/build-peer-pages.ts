import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../../../scripts/lib/workspace.mjs';
import { output } from '../../packages/output.ts';
import { buildPlainPage } from './build-plain-page.ts';

const dependencies = {
  '@ant-design/v5-patch-for-react-19': '1.0.3',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/icons-material': '9.5.0',
  '@mui/material': '9.5.0',
  '@refinedev/antd': '6.0.3',
  '@refinedev/core': '5.0.12',
  '@refinedev/react-router': '2.0.4',
  '@tanstack/react-query': '5.108.2',
  antd: '5.29.3',
  dayjs: '1.11.23',
  react: '19.3.1',
  'react-admin': '5.15.4',
  'react-dom': '19.3.1',
  'react-router': '7.18.7',
};

const packages = inRoot('node_modules/.cache/bench-peers');

/** Their pages import what is installed for them alone. */
const fromPackages: Plugin = {
  name: 'from-packages',
  enforce: 'pre',
  async resolveId(id, importer) {
    const isBare = /^@?[a-z]/.test(id) && !id.includes(':');
    if (!isBare || !importer?.includes('/bench/console/peers/')) return null;
    return this.resolve(id, join(packages, 'package.json'), { skipSelf: true });
  },
};

/** None if npm could not install their packages. */
export async function buildPeerPages(): Promise<ReadonlyMap<string, string>> {
  try {
    await install();
  } catch (cause) {
    console.log(`The peers are left out: ${cause}`);
    return new Map();
  }
  return new Map([
    ['react-admin', await buildPlainPage('peers/react-admin', [fromPackages])],
    ['Refine', await buildPlainPage('peers/refine', [fromPackages])],
  ]);
}

async function install(): Promise<void> {
  await mkdir(packages, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies };
  await writeFile(join(packages, 'package.json'), JSON.stringify(manifest));
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await output('npm', ['install', ...flags], packages);
}
