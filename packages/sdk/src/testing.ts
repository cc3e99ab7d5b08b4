export { createFakeServer, type FakeFailure, type FakeServer } from './testing/fake-server.ts';
