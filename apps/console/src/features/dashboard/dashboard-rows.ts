/** How the parts stand beside each other, whether they have come already or not. */
export const dashboardRows = {
  page: 'flex flex-col gap-6',
  tables:
    'grid items-start gap-x-4 gap-y-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:*:only:col-span-full',
};
