type RecordType = 'deposit' | 'withdrawal' | 'kyc';

export interface Template {
  code: string;
  records: RecordType[];
  takes_note: boolean;
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
}

/** The setting `questions` replaces them. `{name}` and `{subject}` are filled in. */
export const questionTemplates: readonly Template[] = [
  {
    code: 'payment_proof',
    records: ['deposit'],
    takes_note: false,
    title_zh: '请补充付款凭证：{subject}',
    title_en: 'Payment proof needed: {subject}',
    body_zh:
      '{name}，您好：我们正在审核您的{subject}。请提供清晰完整的付款凭证，须显示付款人、金额、日期和流水号。',
    body_en:
      'Dear {name}, we are reviewing your {subject}. Please send a clear and complete proof of payment that shows the payer, the amount, the date and the reference.',
  },
  {
    code: 'payer',
    records: ['deposit'],
    takes_note: false,
    title_zh: '请说明付款人：{subject}',
    title_en: 'Who paid: {subject}',
    body_zh:
      '{name}，您好：{subject}的付款人与您的姓名不一致。请说明付款人与您的关系，并提供证明。',
    body_en:
      'Dear {name}, the payer of your {subject} is not you. Please tell us how the payer is related to you, and send evidence.',
  },
  {
    code: 'source_of_funds',
    records: ['deposit', 'withdrawal'],
    takes_note: false,
    title_zh: '请说明资金来源：{subject}',
    title_en: 'Source of funds: {subject}',
    body_zh: '{name}，您好：请说明{subject}的资金来源，并提供证明材料，例如工资单或银行流水。',
    body_en:
      'Dear {name}, please tell us the source of the funds of your {subject}, with evidence such as a payslip or a bank statement.',
  },
  {
    code: 'destination',
    records: ['withdrawal'],
    takes_note: false,
    title_zh: '请核实收款信息：{subject}',
    title_en: 'Confirm the destination: {subject}',
    body_zh: '{name}，您好：请核实{subject}的收款账户是否为您本人所有，户名和账号是否正确。',
    body_en:
      'Dear {name}, please confirm that the destination of your {subject} is your own, and that its name and number are correct.',
  },
  {
    code: 'document',
    records: ['kyc'],
    takes_note: false,
    title_zh: '请重新拍摄证件',
    title_en: 'New picture of your document needed',
    body_zh:
      '{name}，您好：您提交的证件图片不清晰或不完整。请重新拍摄：四角完整、文字清楚、没有反光。',
    body_en:
      'Dear {name}, the picture of your document is unclear or incomplete. Please take it again with all four corners, legible text and no glare.',
  },
  {
    code: 'address_proof',
    records: ['kyc'],
    takes_note: false,
    title_zh: '请补充地址证明',
    title_en: 'Proof of address needed',
    body_zh:
      '{name}，您好：请提供近三个月内的地址证明，例如水电账单或银行对账单，须显示姓名和地址。',
    body_en:
      'Dear {name}, please send a proof of address from the last three months, such as a utility bill or a bank statement, that shows your name and address.',
  },
  {
    code: 'other',
    records: ['deposit', 'withdrawal', 'kyc'],
    takes_note: true,
    title_zh: '请补充资料：{subject}',
    title_en: 'More information needed: {subject}',
    body_zh: '{name}，您好：审核{subject}需要您补充以下内容：\n\n{note}',
    body_en: 'Dear {name}, to review your {subject} we need the following:\n\n{note}',
  },
];
