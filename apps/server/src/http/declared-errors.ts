import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../kernel/errors/error-catalogue.ts';
import { Problem } from '../kernel/errors/problem.ts';

export type UndeclaredErrors = 'refuse' | 'log';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string;
    errors?: ReadonlySet<ErrorCode>;
  }
  interface FastifyInstance {
    undeclaredErrors: { become: UndeclaredErrors; logged: Set<string> };
  }
}

export function enforceDeclaredErrors(app: FastifyInstance, become: UndeclaredErrors): void {
  app.decorate('undeclaredErrors', { become, logged: new Set<string>() });
}

export function declaredProblem(problem: Problem, request: FastifyRequest): Problem {
  const { operation = '', errors } = request.routeOptions.config;
  if (errors === undefined || errors.has(problem.code)) return problem;
  const { become, logged } = request.server.undeclaredErrors;
  if (become === 'refuse' || !logged.has(operation)) {
    logged.add(operation);
    const message = `${operation} answers ${problem.code}: add it to its x-errors in the contract`;
    request.log.error({ err: problem }, message);
  }
  return become === 'refuse' ? new Problem('INTERNAL') : problem;
}
