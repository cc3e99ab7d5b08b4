import type { Schemas } from '@brokerdesk/sdk';
import type { Column } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

/** The generated types have the word `null` beside null itself. */
type CodeOf<Audit extends { reason_code?: string | null | undefined }> = Exclude<
  NonNullable<Audit['reason_code']>,
  'null'
>;
type WordsOf<Code extends string> = Readonly<Record<Code, Readonly<Record<Language, string>>>>;

/** Why money was not moved, as the desks say it. */
export const decisionReasons: WordsOf<
  CodeOf<Schemas.AuditRequest> | CodeOf<Schemas.WithdrawalAudit> | CodeOf<Schemas.OverdrawnAudit>
> = {
  proof_unreadable: { 'zh-CN': '凭证无法辨认', 'en-US': 'Proof is unreadable' },
  amount_differs: { 'zh-CN': '金额不符', 'en-US': 'Amount does not match' },
  payer_differs: { 'zh-CN': '付款人与客户不符', 'en-US': 'Payer is not the client' },
  not_received: { 'zh-CN': '款项未到账', 'en-US': 'Payment not received' },
  destination_wrong: { 'zh-CN': '收款信息有误', 'en-US': 'Destination is wrong' },
  holder_differs: { 'zh-CN': '收款人与客户不符', 'en-US': 'Account holder is not the client' },
  not_eligible: { 'zh-CN': '不符合条件', 'en-US': 'Not eligible' },
  amount_wrong: { 'zh-CN': '金额有误', 'en-US': 'Amount is wrong' },
  client_asked: { 'zh-CN': '客户要求撤回', 'en-US': 'Requested by the client' },
  duplicate: { 'zh-CN': '重复提交', 'en-US': 'Duplicate' },
  suspicious: { 'zh-CN': '疑似异常', 'en-US': 'Suspicious' },
  other: { 'zh-CN': '其他', 'en-US': 'Other' },
};

export const kycReasons: WordsOf<CodeOf<Schemas.KycAuditRequest>> = {
  document_unreadable: { 'zh-CN': '证件无法辨认', 'en-US': 'Document is unreadable' },
  document_expired: { 'zh-CN': '证件已过期', 'en-US': 'Document has expired' },
  name_differs: { 'zh-CN': '姓名不符', 'en-US': 'Name does not match' },
  id_no_differs: { 'zh-CN': '证件号码不符', 'en-US': 'Document number does not match' },
  birth_date_differs: { 'zh-CN': '出生日期不符', 'en-US': 'Date of birth does not match' },
  address_unproven: { 'zh-CN': '住址无法证明', 'en-US': 'Address is not proven' },
  duplicate: { 'zh-CN': '重复认证', 'en-US': 'Duplicate' },
  suspicious: { 'zh-CN': '疑似异常', 'en-US': 'Suspicious' },
  other: { 'zh-CN': '其他', 'en-US': 'Other' },
};

export const tradeReasons: WordsOf<CodeOf<Schemas.TradeAuditRequest>> = {
  not_filled: { 'zh-CN': '未成交', 'en-US': 'Not filled' },
  product_closed: { 'zh-CN': '产品已关闭', 'en-US': 'Product closed' },
  not_eligible: { 'zh-CN': '不符合条件', 'en-US': 'Not eligible' },
  client_request: { 'zh-CN': '客户要求', 'en-US': 'Requested by the client' },
  duplicate: { 'zh-CN': '重复提交', 'en-US': 'Duplicate' },
  other: { 'zh-CN': '其他', 'en-US': 'Other' },
};

export const addressReasons: WordsOf<CodeOf<Schemas.CryptoAddressAudit>> = {
  wrong_address: { 'zh-CN': '地址有误', 'en-US': 'Wrong address' },
  wrong_network: { 'zh-CN': '网络有误', 'en-US': 'Wrong network' },
  not_ours: { 'zh-CN': '非本公司地址', 'en-US': 'Not one of ours' },
  other: { 'zh-CN': '其他', 'en-US': 'Other' },
};

/** The column of an export that says why, as the screens do: the reason that was chosen, and what was written to it. */
export function reasonColumn(
  reasons: WordsOf<string>,
): Column<{ reason: string | null; reason_code: string | null }> {
  return {
    id: 'reason',
    heading: { 'zh-CN': '原因', 'en-US': 'Reason' },
    cell({ reason, reason_code: code }, language) {
      // A code of another version says what it can.
      const chosen = code && (reasons[code]?.[language] ?? code);
      return [chosen, reason].filter(Boolean).join(' · ') || null;
    },
  };
}

const names: Record<Schemas.SwitchStatus, Record<Language, string>> = {
  enabled: { 'zh-CN': '已启用', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '已停用', 'en-US': 'Disabled' },
};

export function switchName(status: Schemas.SwitchStatus, language: Language): string {
  return names[status][language];
}
