import { type EndedBy, followTabs, type Tokens, type WebTokens } from '@brokerdesk/sdk';
import { tokenClaims } from './token-claims.ts';

const personOf = ({ access_token }: Tokens) => tokenClaims(access_token)['sub'];

/** A person who logs out does so in every tab, also in one that has a session of its own. */
export function followOtherTabs(
  storage: WebTokens,
  {
    personId,
    onEnded,
    onLoggedOut,
    onRenewed,
  }: {
    personId: () => string | undefined;
    onEnded: (by: EndedBy) => void;
    /** The same person has logged out in a tab with another session. */
    onLoggedOut: () => void;
    onRenewed: (tokens: Tokens) => void;
  },
) {
  const leavers =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${storage.key}-left`);
  leavers?.addEventListener('message', ({ data }) => {
    if (data === personId() && data !== undefined) onLoggedOut();
  });
  const tabs = followTabs(storage, {
    onEnded,
    isSamePerson: (before, now) => personOf(before) === personOf(now),
    onRenewed,
  });
  return {
    /** Without an id there was no session. */
    reportEnd(id: string | null, by: EndedBy): void {
      if (id !== null) tabs.announceEnd(id, by);
      if (by === 'person') leavers?.postMessage(personId());
    },
  };
}

export type OtherTabs = ReturnType<typeof followOtherTabs>;
