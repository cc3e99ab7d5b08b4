import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, pathFolders } from './find-program.mjs';

const debianRoot = '/usr/lib/postgresql';
const needed = ['initdb', 'postgres', 'pg_ctl'];

/** @returns {string[]} where Debian keeps the server's programs, off PATH: the newest version first */
function debianFolders() {
  try {
    const versions = readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(debianRoot, version, 'bin'));
  } catch {
    return [];
  }
}

/**
 * Finds PostgreSQL's server programs (`initdb`, `postgres`, `pg_ctl`) on this machine.
 *
 * @returns {string | undefined} folder with all of them, if installed
 */
export function findPostgres() {
  return [...pathFolders(), ...debianFolders()].find((folder) =>
    needed.every((name) => isProgram(join(folder, name))),
  );
}
