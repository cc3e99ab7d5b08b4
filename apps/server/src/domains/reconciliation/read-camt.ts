import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Decimal, negate } from '../../kernel/money/decimal.ts';
import {
  type RawLine,
  type RawStatement,
  readAmount,
  readDay,
  textOrNull,
  UnreadableStatement,
} from './statement-file.ts';

type Node = { [name: string]: Node | Node[] | string | undefined };

const lists = new Set(['Stmt', 'Bal', 'Ntry', 'TxDtls', 'Ustrd', 'Strd', 'NtryDtls']);

/** Documents with a DOCTYPE never come here, and entities are not expanded but for the five of XML. */
const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', trimValues: true },
  ...{ parseTagValue: false, parseAttributeValue: false, removeNSPrefix: true },
  isArray: (name) => lists.has(name),
});

export function readCamt(content: string): RawStatement {
  if (XMLValidator.validate(content) !== true) throw new UnreadableStatement('format');
  const document = parser.parse(content) as Node;
  const statements = listOf(at(document, 'Document', 'BkToCstmrStmt', 'Stmt'));
  const [statement] = statements;
  if (statement === undefined || statements.length > 1) throw new UnreadableStatement('accounts');
  const balances = listOf(at(statement, 'Bal'));
  const balance = (...codes: string[]) =>
    balances.find((one) => codes.includes(textOf(at(one, 'Tp', 'CdOrPrtry', 'Cd')) ?? ''));
  const account = at(statement, 'Acct', 'Id');
  return {
    accountNo: textOf(at(account, 'IBAN')) ?? textOf(at(account, 'Othr', 'Id')),
    currency: textOf(at(statement, 'Acct', 'Ccy')) ?? currencyOf(balance('OPBD', 'PRCD')),
    number: textOrNull(textOf(at(statement, 'ElctrncSeqNb')) ?? textOf(at(statement, 'Id'))),
    from: readDay(textOf(at(statement, 'FrToDt', 'FrDtTm')) ?? ''),
    to: readDay(textOf(at(statement, 'FrToDt', 'ToDtTm')) ?? ''),
    opening: moneyOf(balance('OPBD', 'PRCD')),
    closing: moneyOf(balance('CLBD')),
    raw: listOf(at(statement, 'Ntry')).flatMap(linesOf),
  };
}

/** A batch entry with the amount of each transaction is as many lines. */
function linesOf(entry: Node): RawLine[] {
  const details = listOf(at(entry, 'NtryDtls')).flatMap((one) => listOf(at(one, 'TxDtls')));
  const split = details.length > 1 && details.every((one) => amountOf(one) !== null);
  return split ? details.map((one) => lineOf(entry, one, one)) : [lineOf(entry, entry, details[0])];
}

function lineOf(entry: Node, source: Node, transaction: Node | undefined): RawLine {
  const debit = textOf(at(source, 'CdtDbtInd') ?? at(entry, 'CdtDbtInd')) === 'DBIT';
  const amount = amountOf(source);
  const party = at(transaction, 'RltdPties', debit ? 'Cdtr' : 'Dbtr');
  const bank = textOf(at(transaction, 'Refs', 'AcctSvcrRef') ?? at(entry, 'AcctSvcrRef'));
  const own = textOf(at(transaction, 'Refs', 'EndToEndId'));
  const day = textOf(at(entry, 'BookgDt', 'Dt') ?? at(entry, 'BookgDt', 'DtTm'));
  return {
    day: readDay(day ?? ''),
    amount: amount !== null && debit ? negate(amount) : amount,
    currency: textOf(at(source, 'Amt', '@Ccy') ?? at(entry, 'Amt', '@Ccy')),
    payer: textOrNull(textOf(at(party, 'Nm') ?? at(party, 'Pty', 'Nm'))),
    reference: textOrNull(own === 'NOTPROVIDED' ? bank : (own ?? bank), 80),
    text: remittanceText(entry, transaction, bank),
    reversal: textOf(at(entry, 'RvslInd')) === 'true',
  };
}

function remittanceText(entry: Node, transaction: Node | undefined, bank: string | null): string {
  const remittance = at(transaction, 'RmtInf', 'Ustrd');
  const texts = Array.isArray(remittance) ? remittance : [remittance];
  const structured = listOf(at(transaction, 'RmtInf', 'Strd')).map((one) =>
    textOf(at(one, 'CdtrRefInf', 'Ref')),
  );
  const parts = [...texts.map(textOf), ...structured, textOf(at(entry, 'AddtlNtryInf')), bank];
  return textOrNull(parts.filter(Boolean).join(' '), 500) ?? '';
}

type Found = Node | Node[] | string | undefined;

function at(from: Found, ...path: string[]): Found {
  return path.reduce<Found>((node, name) => {
    const one = Array.isArray(node) ? node[0] : node;
    return typeof one === 'object' && Object.hasOwn(one, name) ? one[name] : undefined;
  }, from);
}

const listOf = (found: Found): Node[] =>
  (Array.isArray(found) ? found : [found]).filter((one) => typeof one === 'object');

function textOf(found: Found): string | null {
  const one: unknown = Array.isArray(found) ? found[0] : found;
  if (typeof one === 'string') return one || null;
  const text = typeof one === 'object' && one !== null && '#' in one ? one['#'] : null;
  return typeof text === 'string' ? text : null;
}

const amountOf = (of: Node): Decimal | null =>
  readAmount(textOf(at(of, 'Amt')) ?? textOf(at(of, 'AmtDtls', 'TxAmt', 'Amt')) ?? '');

const currencyOf = (balance: Node | undefined) => textOf(at(balance, 'Amt', '@Ccy'));

function moneyOf(balance: Node | undefined): Decimal | null {
  const amount = balance && amountOf(balance);
  if (amount == null) return null;
  return textOf(at(balance, 'CdtDbtInd')) === 'DBIT' ? negate(amount) : amount;
}
