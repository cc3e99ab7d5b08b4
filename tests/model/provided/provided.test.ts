import { describe } from 'vitest';
import { models } from '../machines/models.ts';
import { testPaths } from '../paths/results.ts';
import { runProvided } from './run-path.ts';

describe.each(models)('$name, with the responses of the path', (model) => {
  testPaths('provided', model, (path, onStep) => runProvided(model, path, onStep));
});
