import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf } from '../../http/lists/column.ts';

const column = columnsOf('decision');

/** The column of an export with the chosen reason and its explanation, as the screens show them. */
export const reasonColumn = (
  context?: 'kyc',
): Column<{
  reason: string | null;
  reason_code: string | null;
  reason_codes?: string[] | undefined;
}> =>
  column(
    'reason',
    ({ reason, reason_code: code, reason_codes: codes = [code ?? []].flat() }, language) => {
      const chosen = codes.map((one) =>
        codeLabel('decision', 'reason_code', one, language, context),
      );
      return [...chosen, reason].filter(Boolean).join(' · ') || null;
    },
  );
