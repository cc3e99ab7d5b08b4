import { cancelSignIn, submitPassword } from '#/core/session/sign-in.ts';
import { InvitationForm } from '#/features/sign-in/invitation-form.tsx';

export function InvitationStep({
  link,
  onSubmit,
  onLeave,
}: {
  /** Empty without one. */
  link: string;
  onSubmit: () => void;
  onLeave: () => void;
}) {
  return (
    <InvitationForm
      link={link}
      accept={async ({ newPassword, ...fields }) => {
        onSubmit();
        const outcome = await submitPassword(newPassword, (hash) => ({
          type: 'invitation.submit',
          ...fields,
          newPassword: hash,
        }));
        // The code is used up: a person who turns back from the authenticator has a password by now.
        if (outcome.kind === 'done') onLeave();
        return outcome;
      }}
      onCancel={cancelSignIn}
      onBack={() => {
        cancelSignIn();
        onLeave();
      }}
    />
  );
}
