// One of a schema serves every operation that takes or returns it; further ones are named after it,
// `AuditRequest.reject`. `pnpm generate` refuses one that nothing takes.
import { clientAnswers, clientExamples } from './client.mjs';
import { deskAnswers, deskExamples } from './desk.mjs';
import { fileAnswers } from './files.mjs';
import { moneyAnswers, moneyBodies, moneyExamples } from './money.mjs';
import { problemExamples } from './problems.mjs';
import { productAnswers, productExamples } from './product.mjs';
import { reconciliationExamples } from './reconciliation.mjs';
import { sessionAnswers, sessionExamples } from './session.mjs';
import { statAnswers, statExamples, tradeAnswers, tradeExamples } from './trade.mjs';

export const contractExamples = {
  schemas: {
    ...sessionExamples,
    ...clientExamples,
    ...moneyExamples,
    ...productExamples,
    ...tradeExamples,
    ...statExamples,
    ...deskExamples,
    ...reconciliationExamples,
  },
  bodies: moneyBodies,
  successes: {
    ...sessionAnswers,
    ...clientAnswers,
    ...productAnswers,
    ...moneyAnswers,
    ...tradeAnswers,
    ...statAnswers,
    ...deskAnswers,
    ...fileAnswers,
  },
  problems: problemExamples,
};
