import { type NavigationRequest, navigationGuardMachine } from '@brokerdesk/machines';
import { rolePermissions } from '@brokerdesk/policy';
import { answered, faulty, slowly, told, unable } from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

/** Any moment will do: the guard is told the time. */
const now = 1_800_000_000_000;

const page: NavigationRequest = {
  path: '/funds/deposit',
  href: '/funds/deposit?status=pending',
  matched: true,
  publicPaths: ['/error'],
  now,
  menuBuiltFor: 'access',
};

const ofAngel = { payload: { userId: 'u1', ...rolePermissions('angel') }, loadedAt: now };
const ofHero = { ...ofAngel, payload: { userId: 'u1', ...rolePermissions('hero') } };

const signedIn = answered(
  'bootstrapAuth',
  { accessToken: 'access' },
  'a session is found',
  'found',
);
const profile = answered('ensureProfile', { role: 'angel' }, 'the profile is there');
const fetched = answered('fetchPermissions', ofAngel.payload, 'the permissions arrive');

export const navigationGuardModel: Model = {
  name: 'navigation-guard',
  machine: navigationGuardMachine,
  situations: [
    { id: 'page', says: 'a page of the menu is opened', input: page },
    {
      id: 'unmatched',
      says: 'a page is opened that has no route before the menu is built',
      input: { ...page, matched: false, menuBuiltFor: null },
    },
    { id: 'login', says: 'the login page is opened', input: { ...page, path: '/login' } },
    {
      id: 'public',
      says: 'a public page is opened',
      input: { ...page, path: '/error', menuBuiltFor: null },
    },
  ],
  events: [
    told({ type: 'navigation.cancel' }, 'another navigation takes its place'),
    signedIn,
    answered('bootstrapAuth', null, 'nobody is signed in', 'nobody'),
    slowly(signedIn),
    unable('bootstrapAuth', 'it cannot be told whether somebody is signed in'),
    profile,
    slowly(profile),
    ...faulty('ensureProfile', 'the profile'),
    answered(
      'loadStoredPermissions',
      ofAngel,
      'fresh permissions of this role are stored',
      'fresh',
    ),
    answered(
      'loadStoredPermissions',
      { ...ofAngel, loadedAt: now - 6 * 60_000 },
      'permissions older than five minutes are stored',
      'old',
    ),
    answered('loadStoredPermissions', null, 'no permissions are stored', 'nothing'),
    answered(
      'loadStoredPermissions',
      ofHero,
      'permissions of another role are stored',
      'other-role',
    ),
    unable('loadStoredPermissions', 'the storage cannot be read'),
    fetched,
    slowly(fetched),
    ...faulty('fetchPermissions', 'the permissions'),
    answered('applyPermissions', undefined, 'the permissions are applied'),
    unable('applyPermissions', 'the permissions cannot be applied'),
    answered('buildMenuRoutes', undefined, 'the menu is built'),
    unable('buildMenuRoutes', 'the menu cannot be built'),
    answered('signOut', undefined, 'the person is logged out'),
    unable('signOut', 'the log-out fails'),
  ],
  states: {
    bootstrapping: 'the guard asks who is signed in',
    ensuring_profile: 'the guard waits for the profile',
    loading_permissions: 'the guard reads the stored permissions',
    fetching_permissions: 'the guard waits for the permissions',
    applying_permissions: 'the guard applies the permissions',
    building_menu: 'the guard builds the menu routes',
    signing_out: 'the guard logs the person out',
    allowed: 'the page opens',
    redirected: 'the person is sent on to the default page',
    repeating: 'the navigation is repeated',
    signed_out: 'the person is sent to the login page',
    cancelled: 'the guard does nothing',
  },
};
