import type { Words } from './english.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

const runs: Words['runs'] = {
  provided: { title: '仅状态机', means: '状态机单独运行，由路径给出每次调用的响应。' },
  served: { title: '连接服务器', means: '状态机调用真实的服务器；路径中的故障加在两者之间。' },
  screen: {
    title: '在界面上',
    means: '浏览器在控制台中完成人会做的操作，背后是真实的服务器。',
  },
};

const moment = new Intl.DateTimeFormat('zh-CN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const chinese: Words = {
  htmlLang: 'zh-CN',
  name: '中文',
  say: (sentence) => sentence.zh,
  number,
  moment: (iso) => `${moment.format(new Date(iso))} UTC`,
  runs,
  outcomes: { passed: '通过', failed: '失败', not_offered: '界面不提供', not_run: '未运行' },
  marks: {
    fault: '故障',
    late: '迟到的响应',
    refused: '被拒绝',
    slow: '慢响应',
    time: '时间流逝',
  },
  paths: (count) => `${number(count)} 条路径`,
  page: {
    title: '模型测试',
    about: '控制台各状态机的每一条路径，以及最近一次运行的结果。',
    written: '生成于',
    noScript: '脚本已关闭，无法显示路径。',
    nothing: '没有这样的路径。',
    advice: '请减少关键词，或清除筛选条件。',
    howToRead: '如何阅读',
    machine:
      '状态机是控制台行为的一部分：它可能处于的状态，以及使其从一个状态转到另一个状态的事件。路径是它的一段历史：给定开始，发生这些事件，最终处于某个状态。路径由计算机找出，使每个状态、转换和事件都至少在一条路径上。每条路径最多以三种方式运行：',
    notRun:
      '“界面不提供”表示界面没有让人这样操作的途径；“未运行”表示尚无结果。失败的测试会给出路径编号：在本页地址后加上 # 和这十个字符，或直接搜索。',
  },
  verdict: {
    sound: '全部已覆盖，没有失败。',
    unsound: (failed, missing) =>
      `${failed === 0 ? '没有失败' : `${number(failed)} 条路径失败`}；${
        missing === 0 ? '全部已覆盖' : `${number(missing)} 项未覆盖`
      }。`,
    allRun: '每条路径都已按其可行的所有方式运行。',
    notRun: (parts) =>
      `尚未运行：${parts.map(({ count, run }) => `${runs[run].title} ${number(count)} 条路径`).join('，')}。`,
    lacking: (machine, missing) => `${machine}：${number(missing)} 项未被任何路径或规则覆盖。`,
  },
  causes: {
    title: '按原因分组的失败',
    more: (count) => `显示该原因的全部 ${number(count)} 条路径`,
    others: (causes, paths) =>
      `另有 ${number(causes)} 个原因，共 ${number(paths)} 条路径：按结果“失败”筛选即可查看。`,
    failedAt: '在此失败',
  },
  summary: {
    title: '概览',
    machine: '状态机',
    paths: '路径',
    of: (all) => ` / ${number(all)}`,
    notCovered: (count) => `${number(count)} 项未覆盖`,
  },
  rules: {
    title: '产品规则',
    about: '规格说明第 4 节的每一句，以及包含相关步骤的路径。每个相关步骤都与该句核对过。',
    rule: '规则',
    proofs: '证明它的路径',
    none: '没有路径证明它。',
    broken: '已写下的预期违反了它。',
    brokenOn: (count) => `最近的运行中有 ${number(count)} 条路径违反了它。`,
    elsewhere: '不由状态机承担的规则',
    more: (count) => `全部 ${number(count)} 条路径`,
  },
  coverage: {
    title: '覆盖情况',
    states: '状态',
    transitions: '转换',
    events: '事件',
    of: (covered, all) => `${number(covered)} / ${number(all)}`,
    missing: '未被任何路径覆盖。',
    atOnce: '立即',
    answered: (actor) => `${actor} 得到响应`,
    fails: (actor) => `${actor} 失败`,
    or: '，或',
    way: (event, way) => `${event}（分支 ${way}）`,
    anyState: '在任何状态下',
    anyStateOf: (state) => `在“${state}”的任何状态下`,
    through: (state) => `经过“${state}”时`,
  },
  filters: {
    form: '查找路径',
    search: '搜索',
    placeholder: '文字、状态、事件或编号',
    result: '结果',
    anyResult: '任何结果',
    machine: '状态机',
    allMachines: '全部状态机',
    state: '状态',
    anyState: '任何状态',
    event: '事件',
    anyEvent: '任何事件',
    rule: '规则',
    anyRule: '任何规则',
    mark: '类型',
    anyMark: '任何类型',
    withMark: (mark) => `包含：${mark}`,
    cause: '原因',
    anyCause: '任何原因',
    openAll: '全部展开',
    closeAll: '全部收起',
    clear: '清除',
    left: '#，共 * 条路径',
    all: '* 条路径',
    leftOf: '#，共 *',
  },
  machine: { endsWith: '结束于：', failed: (count) => `${number(count)} 条失败` },
  diagram: {
    title: '状态图',
    ofPath: '在状态图上',
    about: '不改变状态的事件没有箭头。',
    label: (machine) => `${machine}的状态，以及状态之间的转换`,
  },
  path: {
    title: {
      nothing: (end) => `什么都不发生时，${end}。`,
      late: (event, end) => `${event}，但已太迟，什么都不变：${end}。`,
      stays: (event, end) => `${event}时，保持不变：${end}。`,
      moves: (event, from, end) => `在“${from}”时${event}，则${end}。`,
    },
    givenThat: (situation) => `给定${situation}`,
    tooLate: (event) => `太迟：${event}`,
    given: '给定',
    when: '当',
    end: '则',
    nothing: '什么都不发生。',
    after: '然后',
    still: '仍然',
    ends: (text) => `${text}。`,
    both: (one, other) => `${one}：${other}`,
    lastResults: '最近结果',
    tookMs: (ms) =>
      ms < 1_000 ? `用时 ${Math.round(ms)} 毫秒` : `用时 ${(ms / 1_000).toFixed(1)} 秒`,
    wrong: '出错内容',
    picture: '当时的页面',
    trace: '跟踪记录',
    openTrace: '打开方式：',
    rules: '它证明的规则',
    again: '重新运行',
    copy: '复制',
    copied: '已复制',
    link: '本路径的链接：',
  },
};
