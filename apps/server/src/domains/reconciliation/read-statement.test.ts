import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import { balanceOf, readAmount, readDay, UnreadableStatement } from './statement-file.ts';

const csv = `招商银行 企业账户交易明细
账号：7559 0000 0001
交易日期,收入金额（元）,支出金额（元）,余额（元）,对方户名,流水号,摘要
2026-11-24,"12,500.00",,"62,500.00",陈静怡,FT26112400010001,跨行转账 入金
2026-11-25,,15.00,"62,485.00",招商银行,FT26112500020002,手续费
2026-11-26,"1,200.00",,"63,685.00","Weber, Hans Peter",FT26112600030003,"Invest, ref D20261126-1042"
2026-11-26,,"1,200.00","62,485.00","Weber, Hans Peter",FT26112600030004,冲正
`;

const mt940 = `{1:F01CMBCCNBSAXXX0000000000}{2:O9401200261126}{4:
:20:STMT261126
:25:CMBCCNBS/755900000001
:28C:330/1
:60F:C261125USD50000,00
:61:2611261126C1200,00NTRFNONREF//FT26112600012345
/OCMT/USD1200,00
:86:166?00TRANSFER?20EREF+D20261126-1042?21SVWZ+Deposit?32CHEN JIN?33GYI
:61:2611261126D300,50NTRFW20261125-1001//FT26112600012346
:86:/NAME/王大明/REMI/Payout W20261125-1001/EREF/W20261125-1001
:61:2611261126RC99,90NTRFNONREF//FT26112600012347
:86:RETURNED
:62F:C261126USD50799,60
-}
`;

const ofx = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>021000021<ACCTID>9876543210<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261125<DTEND>20261126120000
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261126120000[-5:EST]<TRNAMT>1200.00<FITID>20261126001<NAME>Smith &amp; Sons<MEMO>D20261126-1042
</STMTTRN>
<STMTTRN><TRNTYPE>FEE<DTPOSTED>20261126<TRNAMT>-15.00<FITID>20261126002<NAME>WIRE FEE
</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>51185.00<DTASOF>20261126</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

const camt = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>S-330</Id><ElctrncSeqNb>330</ElctrncSeqNb>
<FrToDt><FrDtTm>2026-11-26T00:00:00</FrDtTm><ToDtTm>2026-11-26T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">450.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Ntry><Amt Ccy="EUR">1500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false</RvslInd><BookgDt><Dt>2026-11-26</Dt></BookgDt>
<AcctSvcrRef>BANK-1</AcctSvcrRef><NtryDtls>
<TxDtls><Refs><EndToEndId>D20261126-1042</EndToEndId></Refs><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Pty><Nm>Jürgen Müller</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Einzahlung &lt;1&gt;</Ustrd></RmtInf></TxDtls>
<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Nm>陈静怡</Nm></Dbtr></RltdPties></TxDtls>
</NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><BookgDt><DtTm>2026-11-26T10:00:00</DtTm></BookgDt>
<AddtlNtryInf>Rücklastschrift</AddtlNtryInf></Ntry>
</Stmt></BkToCstmrStmt></Document>
`;

const shown = (content: string) => {
  const { lines, faults, ...facts } = readStatement(content, null);
  expect(faults).toEqual([]);
  return {
    facts,
    lines: lines.map(({ day, amount, payer, reference }) => [day, amount, payer, reference]),
    balance: balanceOf(lines, { opening: facts.opening ?? '0', closing: facts.closing ?? '0' }),
    reversals: lines.filter(({ reversal }) => reversal).map(({ row }) => row),
  };
};

describe('readStatement', () => {
  // @rule reconciliation: Statements are read from CSV, OFX, MT940 and CAMT.053, and their balances checked
  it('reads a CSV file of a Chinese bank, with a title above its headings', () => {
    const { facts, lines, balance, reversals } = shown(csv);
    expect(facts).toMatchObject({
      ...{ format: 'csv', accountNo: null, from: '2026-11-24', to: '2026-11-26' },
      ...{ opening: '50000', closing: '62485' },
      mapping: { day: '交易日期', credit: '收入金额（元）', debit: '支出金额（元）', amount: null },
    });
    expect(lines).toEqual([
      ['2026-11-24', '12500', '陈静怡', 'FT26112400010001'],
      ['2026-11-25', '-15', '招商银行', 'FT26112500020002'],
      ['2026-11-26', '1200', 'Weber, Hans Peter', 'FT26112600030003'],
      ['2026-11-26', '-1200', 'Weber, Hans Peter', 'FT26112600030004'],
    ]);
    expect(balance).toEqual({ sum: '12485', difference: '0' });
    expect(reversals).toEqual([4]);
  });

  it('reads a CSV file by the mapping that it is given, with decimal commas and the latest line first', () => {
    const text = 'Tag;Wert;Wer\n27.11.2026;-1.234,50;Müller\n26.11.2026;2.000,00;Weber\n';
    const mapping = {
      ...{ day: 'Tag', amount: 'Wert', credit: null, debit: null, balance: null, payer: 'Wer' },
      ...{ reference: null, text: null, day_order: 'dmy' as const, decimal: 'comma' as const },
    } as const;
    expect(readStatement(text, mapping).lines).toMatchObject([
      { day: '2026-11-26', amount: '2000', payer: 'Weber' },
      { day: '2026-11-27', amount: '-1234.5', payer: 'Müller' },
    ]);
  });

  it('reads MT940 with structured details, payouts and a reversed credit', () => {
    const { facts, lines, balance, reversals } = shown(mt940);
    expect(facts).toMatchObject({
      ...{ format: 'mt940', accountNo: '755900000001', currency: 'USD', number: '330' },
      ...{ opening: '50000', closing: '50799.6', from: '2026-11-25', to: '2026-11-26' },
    });
    expect(lines).toEqual([
      ['2026-11-26', '1200', 'CHEN JINGYI', 'D20261126-1042'],
      ['2026-11-26', '-300.5', '王大明', 'W20261125-1001'],
      ['2026-11-26', '-99.9', null, 'FT26112600012347'],
    ]);
    expect(balance.difference).toBe('0');
    expect(reversals).toEqual([3]);
  });

  it('reads OFX, of which the tags have no end', () => {
    const { facts, lines } = shown(ofx);
    expect(facts).toMatchObject({
      ...{ format: 'ofx', accountNo: '9876543210', currency: 'USD', closing: '51185' },
      ...{ from: '2026-11-25', to: '2026-11-26' },
    });
    expect(lines).toEqual([
      ['2026-11-26', '1200', 'Smith & Sons', '20261126001'],
      ['2026-11-26', '-15', 'WIRE FEE', '20261126002'],
    ]);
  });

  it('reads CAMT.053, a batch entry as its transactions', () => {
    const { facts, lines, balance, reversals } = shown(camt);
    expect(facts).toMatchObject({
      ...{ format: 'camt053', accountNo: 'DE89370400440532013000', currency: 'EUR', number: '330' },
      ...{ opening: '-1000', closing: '450', from: '2026-11-26', to: '2026-11-26' },
    });
    expect(lines).toEqual([
      ['2026-11-26', '1000', 'Jürgen Müller', 'D20261126-1042'],
      ['2026-11-26', '500', '陈静怡', 'BANK-1'],
      ['2026-11-26', '-50', null, null],
    ]);
    expect(balance.difference).toBe('0');
    expect(reversals).toEqual([3]);
  });

  it('names the rows that it cannot read', () => {
    const wrong = csv.replace('2026-11-25', '2026-02-30').replace('"1,200.00",,"63', 'abc,,"63');
    expect(readStatement(wrong, null).faults).toEqual([
      { row: 2, fault: 'day' },
      { row: 3, fault: 'amount' },
    ]);
  });

  // @rule reconciliation: A statement in XML brings no entities of its own
  it.each([
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>', 'entities'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', 'entities'],
  ])('refuses %s', (_, doctype, fault) => {
    const hostile = camt.replace('<Document', `${doctype}<Document`);
    expect(() => readStatement(hostile, null)).toThrow(
      new UnreadableStatement(fault as 'entities'),
    );
  });

  it.each([
    ['  ', 'empty'],
    ['just a sentence', 'columns'],
    ['<html><body/></html>', 'format'],
    [camt.replace('</Stmt>', ''), 'format'],
    [mt940.replace(':25:', ':25X:'), 'accounts'],
  ])('refuses what is no statement: %.20s', (content, fault) => {
    expect(() => readStatement(content, null)).toThrow(new UnreadableStatement(fault as 'format'));
  });

  it('refuses more lines than a statement has, before it makes them', () => {
    const rows = '2026-11-26,1.00,A\n'.repeat(10_001);
    expect(() => readStatement(`Date,Amount,Name\n${rows}`, null)).toThrow('too_many_lines');
  });
});

describe('amounts and days', () => {
  it.each([
    ['1,234.50', '1234.5'],
    ['1.234,50', '1234.5'],
    ['(12.00)', '-12'],
    ['12.00-', '-12'],
    ['￥1 234', '1234'],
    ['-0.00', '0'],
    ['12,5', '12.5'],
    ['1,2345', null],
    ['1e3', null],
    ['', null],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['20261126', '2026-11-26'],
    ['2026年11月6日', '2026-11-06'],
    ['26.11.2026', '2026-11-26'],
    ['2026/11/26 10:05', '2026-11-26'],
    ['31.02.2026', null],
  ])('reads the day %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});
