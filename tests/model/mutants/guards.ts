/** An error in the two-person rule, and the tests that notice it. */
export interface Guard {
  /** Description of the guard. */
  guard: string;
  /** From the root of the repository; in the sources of the server. */
  file: string;
  /** Once in the file. */
  line: string;
  instead: string;
  /** From the sources of the server, with a part of its titles. */
  test: readonly [file: string, title?: string];
}

const limits = 'platform/approval/limits.ts';
const verdict = 'platform/approval/verdict.ts';
const outdated = 'platform/approval/outdated.ts';
const approval = (name: string) => `domains/approval/${name}`;

const limitTest = ['platform/approval/limits.test.ts'] as const;
const verdictTest = ['platform/approval/verdict.test.ts'] as const;
const tieTest = [approval('colleagues.test.ts')] as const;
const due = (title: string) => [approval('due-proposals.test.ts'), title] as const;
const tried = (operation: string) => [approval('coalition.test.ts'), operation] as const;

/** One of each bound of the contract (`LimitBound`), by the line that states it. */
export const bounds: readonly (Guard & { bound: string })[] = [
  {
    bound: 'record',
    guard: 'the limit of one record',
    file: limits,
    line: "['record', amount],",
    instead: '',
    test: limitTest,
  },
  ...(['maker', 'client', 'pair', 'total'] as const).flatMap((whose) =>
    (['Day', 'Week'] as const).map((time) => ({
      bound: `${whose}_${time.toLowerCase()}`,
      guard: `the sum ${whose}_${time.toLowerCase()}`,
      file: limits,
      line: `['${whose}_${time.toLowerCase()}', plus(sums.${whose}${time}, amount)],`,
      instead: '',
      test: limitTest,
    })),
  ),
  {
    bound: 'risk',
    guard: 'a risk at stop',
    file: verdict,
    line: "if (act.risk === 'stop') return",
    instead: 'if (false) return',
    test: verdictTest,
  },
  {
    bound: 'own_credit',
    guard: 'a payout after an own credit',
    file: verdict,
    line: 'standing.creditedClient || standing.heldClientAccess',
    instead: 'standing.heldClientAccess',
    test: verdictTest,
  },
  {
    bound: 'sent',
    guard: 'the rollback of a payout that was sent',
    file: verdict,
    line: 'if (act.sent) return',
    instead: 'if (false) return',
    test: verdictTest,
  },
];

/** Each guard of the two-person rule, left out once. */
export const guards: readonly Guard[] = [
  ...bounds,
  {
    guard: 'an IP rule that shuts out a peer takes two',
    file: 'domains/ip-access/change-ip-rules.ts',
    line: 'if (shutOut.length === 0 && context.proposal === null) return null;',
    instead: 'if (context.proposal === null) return null;',
    test: ['domains/ip-access/ip-access.test.ts', 'waits for a second user when it names'],
  },
  {
    guard: 'an administrator is not shut out without a third user',
    file: 'domains/staff/sign-for-staff.ts',
    line: "if (third.length === 0) throw new Problem('ADMINISTRATOR_NEEDS_TWO');",
    instead: '',
    test: ['domains/staff/first-administrators.test.ts'],
  },
  {
    guard: 'an approval of a bulk run is a bulk approval',
    file: 'domains/bulk-run/start-run.ts',
    line: '...bulkMark(operation),',
    instead: '',
    test: ['domains/bulk-run/bulk-run.test.ts', 'is a bulk decision'],
  },
  {
    guard: 'a bulk run stops with the session that another user ends',
    file: 'platform/sessions/sessions.ts',
    line: "or(isNull(session.endedAt), eq(session.endReason, 'logout' satisfies EndReason)),",
    instead: '',
    test: ['domains/bulk-run/stopped-run.test.ts', 'another user has ended'],
  },
  {
    guard: 'a reset stops the bulk runs of sessions that were left before',
    file: 'platform/sessions/sessions.ts',
    line: "eq(bulkRun.status, 'running'),",
    instead: "eq(bulkRun.status, 'stopped'),",
    test: ['domains/bulk-run/stopped-run.test.ts', 'reset after signing out'],
  },
  {
    guard: 'a risk at look is acknowledged',
    file: 'domains/risk/refuse-risk.ts',
    line: 'if (!isApproved && answer.bulk !== true) return noRisk;',
    instead: 'if (answer.bulk !== true) return noRisk;',
    test: ['domains/kyc/kyc-risk.test.ts', 'one at look'],
  },
  {
    guard: 'an order of an unverified client is a risk',
    file: 'domains/trade/trade-risk.ts',
    line: "waits && client.kycStatus !== 'approved'",
    instead: 'false',
    test: ['domains/trade/trade-risk.test.ts', 'has a risk at look'],
  },
  {
    guard: 'a payment acknowledges the risk of the client',
    file: 'domains/trade/change-trade.ts',
    line: "acceptRisk(risk, { ...request, result: 'approved' })",
    instead: "acceptRisk(risk, { result: 'rejected' })",
    test: ['domains/trade/trade-risk.test.ts', 'is paid once'],
  },
  {
    guard: 'the agreed price of a block deal is near its close',
    file: 'domains/product/block-product.ts',
    line: "...atLeast('agreed_price', price,",
    instead: "...atLeast('agreed_price', price, '0' ||",
    test: ['domains/product/write-products.test.ts', 'as near to the close'],
  },
  {
    guard: 'an amount without a rate is above every limit',
    file: limits,
    line: "if (amount === null) return { bound: 'record', max: maxima.record, used: null };",
    instead: 'if (amount === null) return undefined;',
    test: limitTest,
  },
  {
    guard: 'a payout to a client whose access the approver held',
    file: verdict,
    line: 'standing.creditedClient || standing.heldClientAccess',
    instead: 'standing.creditedClient',
    test: verdictTest,
  },
  {
    guard: 'what has no amount always takes two',
    file: limits,
    line: "if (!isAmountLimit(limit)) return { bound: 'record', max: '0', used: amount };",
    instead: 'if (!isAmountLimit(limit)) return undefined;',
    test: limitTest,
  },
  {
    guard: 'what staff ask for in the place of a client takes two of the staff',
    file: verdict,
    line: 'act.makerId === null && !act.staffAsks;',
    instead: 'act.makerId === null;',
    test: verdictTest,
  },
  {
    guard: 'a saving takes two people',
    file: 'domains/saving/enter-holding.ts',
    line: 'staffAsks: true,',
    instead: '',
    test: ['domains/saving/savings.test.ts', 'waits for another user, and begins'],
  },
  {
    guard: 'the second signs for the terms that the first saw',
    file: 'domains/saving/quote-holding.ts',
    line: 'const seen = asked.product_version ?? stored.version;',
    instead: 'const seen = stored.version;',
    test: ['domains/saving/savings.test.ts', 'is refused with the second signature'],
  },
  {
    guard: 'the second is not the first',
    file: verdict,
    line: 'id !== personId && !standing.areTied(id, personId)',
    instead: '!standing.areTied(id, personId)',
    test: verdictTest,
  },
  {
    guard: 'the second is not tied to the first',
    file: verdict,
    line: 'id !== personId && !standing.areTied(id, personId)',
    instead: 'id !== personId',
    test: verdictTest,
  },
  {
    guard: 'who entered a part is not the second',
    file: verdict,
    line: "if (barred.includes(personId)) return { is: 'own', exceeded };",
    instead: '',
    test: verdictTest,
  },
  {
    guard: 'who held the access of the client is the maker',
    file: verdict,
    line: 'clientSigns && standing.heldClientAccess ? personId : act.makerId',
    instead: 'act.makerId',
    test: verdictTest,
  },
  {
    guard: 'a client is no first person at a risk of stop',
    file: verdict,
    line: "clientSigns && act.risk !== 'stop'",
    instead: 'clientSigns',
    test: verdictTest,
  },
  {
    guard: 'what a tied account made counts as signed alone',
    file: verdict,
    line: ' || areTied(act.makerId, personId)',
    instead: '',
    test: verdictTest,
  },
  {
    guard: 'ties are transitive',
    file: approval('colleagues.ts'),
    line: 'for (const one of found) for',
    instead: 'for (const one of [id]) for',
    test: tieTest,
  },
  {
    guard: 'a tie lasts 14 days',
    file: approval('colleagues.ts'),
    line: ' && now - tiedAt.getTime() >= tieMs',
    instead: '',
    test: tieTest,
  },
  {
    guard: 'a tie lasts until the owner has an authenticator',
    file: approval('colleagues.ts'),
    line: 'ownFactorAt !== null && now',
    instead: 'now',
    test: tieTest,
  },
  {
    guard: 'a program stays tied to its holders',
    file: approval('colleagues.ts'),
    line: '!isService && ownFactorAt',
    instead: 'ownFactorAt',
    test: tieTest,
  },
  {
    guard: 'disabled colleagues count for 30 days',
    file: approval('colleagues.ts'),
    line: '(active || (disabledAt !== null',
    instead: '(active || (false && disabledAt !== null',
    test: due('is not alone for 30 days'),
  },
  {
    guard: 'nothing takes effect by itself while another account approves money',
    file: approval('two-people.ts'),
    line: ' && isAlone(decider.colleagues, actor.id, at)',
    instead: '',
    test: due('while another account may approve money'),
  },
  {
    guard: 'money and its limits never take effect by themselves',
    file: approval('due-proposals.ts'),
    line: 'limitRules[record.limit].waitsWhereAlone === true &&',
    instead: '',
    test: due('if its proposal says when'),
  },
  {
    guard: 'settings never wait for time alone',
    file: limits,
    line: 'config: { hasAmount: false }',
    instead: 'config: { hasAmount: false, waitsWhereAlone: true }',
    test: due('a change of limits never takes effect by itself'),
  },
  {
    guard: 'a change that waits ends once its maker weakens a colleague',
    file: approval('due-proposals.ts'),
    line: '!(await hasWeakenedOthers(db, record))',
    instead: 'true',
    test: due('once its maker disables a colleague'),
  },
  {
    guard: 'everyone who approves anything may stop what waits for time',
    file: approval('proposal-row.ts'),
    line: 'mayApproveAnything(actor) ? isNotNull(proposal.effectiveAt) : undefined',
    instead: 'undefined',
    test: due('everyone who approves anything'),
  },
  {
    guard: 'a supervisor stands in only without an independent administrator',
    file: approval('proposal-view.ts'),
    line: 'return !hasIndependent(colleagues, chainOfOperation(operation, path), makerId);',
    instead: 'return false;',
    test: due('confirmed by a supervisor who is independent'),
  },
  {
    guard: 'no user confirms an own proposal',
    file: approval('proposal-view.ts'),
    line: "if (isOwn) return needsAnother('SELF_APPROVAL');",
    instead: '',
    test: [approval('two-people.test.ts'), 'is confirmed in the list'],
  },
  {
    guard: 'confirming takes the right to approve',
    file: approval('proposal-view.ts'),
    line: "if (!mayConfirm) return new Problem('FORBIDDEN');",
    instead: '',
    test: due('everyone who approves anything'),
  },
  {
    guard: 'a tied account confirms nothing',
    file: approval('proposal-view.ts'),
    line: "areTied(colleagues, record.makerId, actor.id) ? needsAnother('TIED_APPROVAL') : undefined",
    instead: 'undefined',
    test: [approval('two-people.test.ts'), 'is listed to decide for independent approvers alone'],
  },
  {
    guard: 'a proposal ends with the rights of its maker',
    file: approval('has-lapsed.ts'),
    line: 'if (maker === undefined || maker.disabled) return true;',
    instead: 'if (maker === undefined || maker.disabled) return false;',
    test: [approval('lapsed-proposals.test.ts')],
  },
  {
    guard: 'a proposal expires',
    file: approval('due-proposals.ts'),
    line: 'expiresAt <= now ||',
    instead: '',
    test: due('it waits until it expires'),
  },
  {
    guard: 'a proposal ends with any change of its record',
    file: outdated,
    line: 'subjectVersion >= now) continue;',
    instead: 'subjectVersion <= now) continue;',
    test: [approval('two-people.test.ts'), 'given for an earlier version'],
  },
  {
    guard: 'only the maker withdraws a proposal',
    file: approval('proposal-view.ts'),
    line: "isOwn ? undefined : new Problem('NOT_YOUR_PROPOSAL')",
    instead: 'undefined',
    test: ['domains/trade-config/trade-config.test.ts', 'withdrawn by its maker alone'],
  },
  {
    guard: 'a value that was known before the cut-off deals no order',
    file: 'domains/trade/confirm-dealing.ts',
    line: 'if (cutoffAt === null || nav.knownAt <= cutoffAt) {',
    instead: 'if (cutoffAt === null) {',
    test: ['domains/trade/fund-dealing.test.ts', 'known before its cut-off'],
  },
  {
    guard: 'a user who asked for a redemption does not confirm it alone',
    file: 'domains/trade/confirm-dealing.ts',
    line: '[makerId, checkerId, redeemerId].includes(signerId)',
    instead: 'false',
    test: ['domains/trade/fund-dealing.test.ts', 'has asked for it'],
  },
  {
    guard: 'only the maker withdraws an amendment',
    file: 'domains/amendment/amendment-row.ts',
    line: "return record.makerId === actor.id ? undefined : new Problem('NOT_YOUR_PROPOSAL');",
    instead: 'return undefined;',
    test: ['domains/amendment/amended-terms.test.ts', 'makes way for another'],
  },
  {
    guard: 'the price of an order is amended within the distance of a sale',
    file: 'domains/amendment/check-terms.ts',
    line: 'if (isNear) return formatRate(price);',
    instead: 'return formatRate(price);',
    test: ['domains/amendment/amended-terms.test.ts', 'a price far off'],
  },
  {
    guard: 'the terms of a holding stay once a part of it is sold',
    file: 'domains/amendment/amended-terms.ts',
    line: "...(hasParts && !isSold(record) && bars('sold_in_part', ...asOrdered)),",
    instead: '',
    test: ['domains/amendment/amended-terms.test.ts', 'once a part of it is sold'],
  },
  {
    guard: 'of requests at once each sees the sums of the others',
    file: approval('signed-alone.ts'),
    line: 'for (const key of keys.toSorted()) {',
    instead: 'for (const key of [] as string[]) {',
    test: tried('three at once'),
  },
  {
    guard: 'signatures are noted',
    file: approval('two-people.ts'),
    line: 'alone: isSignedAlone(verdict, act, standing),',
    instead: 'alone: false,',
    test: tried('three at once'),
  },
  {
    guard: 'sums reach back for 7 days',
    file: approval('signed-alone.ts'),
    line: 'gt(signature.at, new Date(now - weekMs))',
    instead: 'gt(signature.at, new Date(now - dayMs))',
    test: [approval('composition.test.ts'), 'counts for 7 days'],
  },
  {
    guard: 'own credits count for 30 days',
    file: approval('signed-alone.ts'),
    line: "inArray(signature.limit, ['credit', 'profit', 'rollback'])",
    instead: "inArray(signature.limit, ['profit'])",
    test: [approval('composition.test.ts')],
  },
  {
    guard: 'accounts of one user are one when they pay out what the other credited',
    file: approval('decider.ts'),
    line: 'clientsCreditedBy(reader, tied, clientId)',
    instead: 'clientsCreditedBy(reader, [actor.id], clientId)',
    test: [approval('two-people.test.ts'), 'an account that the user has reset'],
  },
  {
    guard: 'a second colleague in 24 hours is disabled by two',
    file: 'domains/staff/change-staff-status.ts',
    line: 'isProtected(target) || (await hasDisabledAnother(tx, context))',
    instead: 'isProtected(target)',
    test: ['domains/staff/change-staff.test.ts'],
  },
  {
    guard: 'the maker of an invitation collects one half of its code',
    file: 'domains/staff/collect-half.ts',
    line: '!collectableHalves(open, actor.id, new Date()).includes(half)',
    instead: 'false',
    test: ['domains/staff/invitations.test.ts'],
  },
  {
    guard: 'a withdrawal is in one payment file',
    file: 'domains/withdrawal/payment-file.ts',
    line: 'if (row.paymentFile === null) return [];',
    instead: 'return [];',
    test: ['domains/withdrawal/payment-file.test.ts', 'refuses a withdrawal that is in a file'],
  },
  {
    guard: 'an IP rule that names a peer takes two',
    file: 'domains/ip-access/shuts-out.ts',
    line: '...named, ...out.filter(',
    instead: '...out.filter(',
    test: ['domains/ip-access/ip-access.test.ts', 'waits for a second user'],
  },
  {
    guard: 'an IP rule that ends the session of a peer takes two',
    file: 'domains/ip-access/shuts-out.ts',
    line: '...named, ...out.filter(({ endedAt }) => endedAt === null)',
    instead: '...named',
    test: ['domains/ip-access/ip-access.test.ts', 'waits when it ends'],
  },
  {
    guard: 'an IP rule never shuts out all approvers',
    file: 'domains/ip-access/shuts-out.ts',
    line: 'if (shutsOutAll || ',
    instead: 'if (',
    test: ['domains/ip-access/ip-access.test.ts', 'waits when it ends'],
  },
  {
    guard: 'a confirmed IP rule does not lock out its maker',
    file: 'domains/ip-access/shuts-out.ts',
    line: ' || out.some(({ id }) => id === context.proposal?.makerId)',
    instead: '',
    test: ['domains/ip-access/ip-access.test.ts', 'is closed by a change'],
  },
];
