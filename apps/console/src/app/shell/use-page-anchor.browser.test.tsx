import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { usePageAnchor } from './use-page-anchor.ts';

const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
let remove = () => {};
afterEach(() => {
  remove();
  scrollTo.mockClear();
});

function Link({ to }: { to: string }) {
  const anchor = usePageAnchor({ to });
  return (
    <a {...anchor} href={anchor.href}>
      {to}
    </a>
  );
}

async function show(scrollRestorationBehavior: ScrollBehavior) {
  const root = createRootRoute({
    component: () => (
      <nav>
        <Link to="/client" />
        <Link to="/kyc" />
      </nav>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren(
      ['/client', '/kyc'].map((path) => createRoute({ getParentRoute: () => root, path })),
    ),
    history: createMemoryHistory({ initialEntries: ['/client'] }),
    scrollRestorationBehavior,
  });
  remove = await draw(<RouterProvider router={router as never} />);
  return router;
}

test.each(['smooth', 'instant'] as const)(
  'the link of the shown page scrolls to the top, %s as the reader prefers; another link leaves it to the page',
  async (behavior) => {
    const router = await show(behavior);
    await page.getByRole('link', { name: '/client' }).click();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    scrollTo.mockClear();
    await page.getByRole('link', { name: '/kyc' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/kyc');
    expect(scrollTo).not.toHaveBeenCalledWith({ top: 0, behavior });
  },
);
