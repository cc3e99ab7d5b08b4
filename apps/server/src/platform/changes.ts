import { can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';

interface TopicRule {
  /** Whose the records are: a client's, so that its scope decides who hears; the house's; one person's own. */
  of: 'client' | 'house' | 'person';
  /** What one has to be allowed to read. Null only for what is a person's own. */
  resource: Resource | null;
}

/** What streams tell of. */
const topics = {
  account: { of: 'client', resource: 'client' },
  dataException: { of: 'house', resource: 'dataException' },
  deposit: { of: 'client', resource: 'deposit' },
  session: { of: 'person', resource: null },
  setting: { of: 'house', resource: 'settings' },
} as const satisfies Record<
  string,
  TopicRule & ({ of: 'client' | 'house'; resource: Resource } | { of: 'person'; resource: null })
>;

export type Topic = keyof typeof topics;

type TopicOf<Whose extends TopicRule['of']> = {
  [T in Topic]: (typeof topics)[T]['of'] extends Whose ? T : never;
}[Topic];

/** A record that has changed, as those who listen are told of it: never what it says. */
export type Change = {
  id: string;
  /** After the change. */
  version: number;
} & (
  | { topic: TopicOf<'client'>; clientId: string }
  | { topic: TopicOf<'house'> }
  | { topic: TopicOf<'person'>; userId: string }
);

/** The topics that the person may hear of. */
export function topicsFor(permissions: Permissions): Topic[] {
  // The keys of a literal that is never changed are exactly the keys of its type.
  return (Object.keys(topics) as Topic[]).filter((topic) => {
    const { resource } = topics[topic];
    return resource === null || can(permissions, 'read', chainOf(resource));
  });
}
