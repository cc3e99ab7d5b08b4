import type { Schemas } from '@brokerdesk/sdk';
import { showMarketColours } from '#/app/session/apply-preferences.ts';
import { keepPreference, switchLanguage } from '#/app/session/choose-preference.ts';
import { theme } from '#/core/browser/browser.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { OwnEmail } from '#/features/account/own-email.tsx';
import { PreferenceList } from '#/features/account/preference-list.tsx';
import { Dialog, DialogBody } from '#/ui/overlay/dialog.tsx';

function choose(chosen: Schemas.PreferencesInput): void {
  if (chosen.language) {
    void switchLanguage(chosen.language);
    return;
  }
  if (chosen.theme) theme.choose(chosen.theme);
  if (chosen.market_colours) showMarketColours({ market_colours: chosen.market_colours });
  keepPreference(chosen);
}

export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('preferences.title')}
      description={t('preferences.description')}
    >
      <DialogBody>
        <PreferenceList onChoose={choose} />
        <OwnEmail />
      </DialogBody>
    </Dialog>
  );
}
