interface Holiday {
  date: string;
  name: string;
  hours: { from: string; to: string }[];
}

const newYear = ['01-01', '元旦 New Year'] as const;
const christmas = ['12-25', '圣诞节 Christmas'] as const;

const yearly: Readonly<Record<string, readonly (readonly [day: string, name: string])[]>> = {
  'Asia/Hong_Kong': [
    newYear,
    ['05-01', '劳动节 Labour Day'],
    ['07-01', '香港特区成立纪念日'],
    ['10-01', '国庆节 National Day'],
    christmas,
  ],
  'Asia/Shanghai': [
    newYear,
    ['05-01', '劳动节'],
    ...['01', '02', '03', '04', '05', '06', '07'].map((day) => [`10-${day}`, '国庆节'] as const),
  ],
  'America/New_York': [newYear, ['06-19', 'Juneteenth'], ['07-04', 'Independence Day'], christmas],
  'Europe/London': [newYear, christmas, ['12-26', 'Boxing Day']],
};

const shortened: Readonly<Record<string, Omit<Holiday, 'date'>>> = {
  'Asia/Hong_Kong': { name: '平安夜 Christmas Eve', hours: [{ from: '09:30', to: '12:00' }] },
  'America/New_York': { name: 'Christmas Eve', hours: [{ from: '09:30', to: '13:00' }] },
};

export function holidaysOf(timezone: string, now: Date): Holiday[] {
  return [now.getUTCFullYear(), now.getUTCFullYear() + 1].flatMap((year) => {
    const closed = (yearly[timezone] ?? []).map(([day, name]) => ({
      date: `${year}-${day}`,
      name,
      hours: [],
    }));
    const short = shortened[timezone];
    const all: Holiday[] = short ? [...closed, { date: `${year}-12-24`, ...short }] : closed;
    return all.toSorted((one, other) => one.date.localeCompare(other.date));
  });
}
