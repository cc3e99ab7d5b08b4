/**
 * The first lines of each export of the demonstration set, as a Chinese reader is sent them in CSV.
 *
 * @type {Record<string, string>}
 */
export const fileAnswers = {
  exportClients:
    "用户名,姓名,机器人,手机号,邮箱,业务员,团队长,状态,实名认证,VIP 等级,信用分,账户余额,创建时间 (Asia/Shanghai),最近在线 (Asia/Shanghai),备注\r\noscar.vanderberg121,Oscar van der Berg,否,'+86*********52,o***@example.net,王海燕,黄国强,启用,待审核,0,809,27257.31 USD,2026-11-20 08:42:19,2026-11-20 20:35:52,\r\n",
  downloadExport:
    '单号,状态,用户名,姓名,机器人,业务员,团队长,账户,方式,金额,币种,汇率,入账金额,入账币种,付款人,参考号,交易哈希,网络,收款地址,确认数,提交人,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),原因,冲正人,冲正时间 (Asia/Shanghai),冲正原因,备注,客户备注\r\nD20261122-1207,待审核,wujiaxin326,吴嘉欣,否,Marcus Teo,Marcus Teo,CNY-880100517,银行转账,5900.00,CNY,1,5900.00,CNY,吴嘉欣,FT26112148207312,,,,,,2026-11-22 02:23:33,,,,,,,,Sent this morning\r\n',
  exportDeposits:
    '单号,状态,用户名,姓名,机器人,业务员,团队长,账户,方式,金额,币种,汇率,入账金额,入账币种,付款人,参考号,交易哈希,网络,收款地址,确认数,提交人,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),原因,冲正人,冲正时间 (Asia/Shanghai),冲正原因,备注,客户备注\r\nD20261122-1207,待审核,wujiaxin326,吴嘉欣,否,Marcus Teo,Marcus Teo,CNY-880100517,银行转账,5900.00,CNY,1,5900.00,CNY,吴嘉欣,FT26112148207312,,,,,,2026-11-22 02:23:33,,,,,,,,Sent this morning\r\n',
  exportStaff:
    '用户名,姓名,角色,团队长,邀请码,状态,验证器,最近登录 (Asia/Shanghai),创建时间 (Asia/Shanghai)\r\nhero7,Ingrid Hughes,业务员,Marcus Teo,7EB2C86B,启用,否,,2025-11-22 03:30:14\r\n',
  exportIpRules:
    '地址段,类型,范围,对象,状态,备注,到期时间 (Asia/Shanghai),最近命中 (Asia/Shanghai),创建人,创建时间 (Asia/Shanghai)\r\n192.0.2.77/32,禁止,员工,林嘉欣,生效,,2026-12-22 03:30:14,,高建明,2026-11-17 03:30:14\r\n',
  exportAuditEntries:
    '序号,时间 (Asia/Shanghai),操作人,操作,对象类型,对象,IP 地址,设备,会话,请求编号,变更前,变更后,哈希\r\n3669,2026-11-22 03:36:19,高建明,audit.exported,audit,list,127.0.0.1,Unknown desktop,01a1ff9b-f280-7bde-8941-83e84be84890,01a1ff9c-0ba9-7078-9748-6bd543b11ac0,,"{""count"":3668,""filter"":{""sort"":""-seq""},""format"":""csv""}",4507ae6f5faae99b3d2b4690b88baaedaea67fbe4cd649b85abef55de64d00f0\r\n',
  exportClientAccess:
    '时间 (Asia/Shanghai),操作,IP 地址,设备,国家/地区,城市\r\n2026-11-22 02:04:07,修改密码,113.87.39.69,Windows mobile,CN,Shenzhen\r\n',
  exportKyc:
    '用户名,客户姓名,机器人,业务员,团队长,状态,级别,证件姓名,国籍,证件类型,证件号码,有效期至,提交次数,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),原因\r\nyangwenbo240,杨文博,否,李思源,黄国强,已通过,高级,杨文博,CN,身份证,31************9081,2036-05-21,2,2026-11-22 02:45:35,陈雅静,2026-11-22 03:10:46,\r\n',
  exportWithdrawals:
    '单号,状态,用户名,姓名,机器人,业务员,团队长,账户,金额,手续费,到账金额,币种,去向,银行 / 网络,收款人,账号 / 地址,首次使用 (Asia/Shanghai),提交人,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),原因,退回人,退回时间 (Asia/Shanghai),退回原因,备注,客户备注\r\nW20261122-1246,待审核,heyutong25,何雨桐,否,王海燕,黄国强,CNY-880100040,60.00,0.00,60.00,CNY,银行卡,Deutsche Bank,何雨桐,6225916489919332,2026-11-22 01:30:14,,2026-11-22 01:30:14,,,,,,,,请尽快处理\r\n',
  createPaymentFile:
    'end_to_end_id,payment_date,beneficiary_name,account_number,bank_name,bank_branch,amount,currency\r\nW20261122-1246,2026-11-22,何雨桐,6225916489919332,Deutsche Bank,,60.00,USD\r\n',
  exportReport:
    '团队长,业务员,币种,客户数,新增客户,订单数,下单客户,申请金额,配售金额,缴款金额,盈亏,入金,出金\r\n合计,,USD,412,27,96,61,905235.82,870120.00,640210.50,12840.11,905235.82,310400.00\r\n',
  exportReconciliation:
    '日期,差异,付款人,金额,币种,差额,银行参考号,对账单行,摘要,记录,客户,依据,处理人,备注\r\n2026-11-26,可匹配,陈静怡,1200.00,CNY,0.00,FT26112600012345,2026-330 #1,跨行转账 D20261126-1042,D20261126-1042,陈静怡,"参考号一致, 金额一致, 付款人一致, 同一天",,\r\n',
  exportOverdrawn:
    '单号,类型,状态,用户名,姓名,机器人,业务员,团队长,账户,金额,币种,年利率 %,逾期年利率 %,期限（天）,放款时间 (Asia/Shanghai),到期时间 (Asia/Shanghai),利息,滞纳金,已还,待还,提交人,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),原因,备注,客户备注\r\nL20261121-1208,贷款,待审核,zhaomin24,赵敏,否,李思源,黄国强,HKD-880100038,3900.00,HKD,12,18.25,30,,,0.00,0.00,0.00,0.00,,2026-11-21 20:18:14,,,,,Bridge until my transfer arrives\r\n',
  exportStatement:
    '时间 (Asia/Shanghai),账户,事项,资金,金额,币种,余额,可用余额,经办人,单号,记录\r\n2026-11-21 03:35:19,USD-880100187,deposit.approved,可用,14439.62,USD,27257.31,27257.31,陈雅静,D20261120-1216,01a1f667-7b57-7689-98f3-7f8c65c6a0d1\r\n',
  exportConversions:
    '单号,时间 (Asia/Shanghai),用户名,姓名,机器人,业务员,团队长,转出账户,转出金额,转出币种,手续费,汇率,转入账户,转入金额,转入币种,经办人\r\nX20261121-1230,2026-11-21 11:00:00,chenjingyi7,陈静怡,否,王海燕,黄国强,USD-880100187,5000.00,USD,0.00,7.1423,CNY-880100188,35711.50,CNY,王海燕\r\n',
  exportStockProducts:
    '状态,代码,名称,市场,币种,昨收价,涨停价,每手股数,总股数,最少手数,最多手数,开始时间 (Asia/Shanghai),截止时间 (Asia/Shanghai),封单金额,连板数,创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n可申购,002594,南方精工,SZSE,CNY,24.50,26.95,100,200000,1,100,2026-11-23 09:00:00,2026-11-23 15:00:00,42500000.00,1,2026-11-21 03:30:14,2026-11-21 03:30:14\r\n',
  exportBlockProducts:
    '状态,代码,名称,市场,币种,参考收盘价,协议价,折价率 %,每手股数,最少股数,总股数,交收时间 (Asia/Shanghai),锁定至 (Asia/Shanghai),创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n可申购,600519,贵州醇酒,SSE,CNY,1480.00,1361.60,8.00,100,10000,800000,2026-11-26 16:00:00,2027-05-25 16:00:00,2026-11-20 03:30:14,2026-11-20 03:30:14\r\n',
  exportIpoProducts:
    '状态,代码,名称,市场,币种,最低价,最高价,发行价,每手股数,总股数,申购开始 (Asia/Shanghai),申购截止 (Asia/Shanghai),公布中签 (Asia/Shanghai),上市时间 (Asia/Shanghai),缴款截止 (Asia/Shanghai),缴款方式,创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n可申购,02688,晨光医药,HKEX,HKD,12.80,15.60,,500,100000,2026-11-22 09:00:00,2026-11-26 16:00:00,2026-11-28 09:00:00,2026-12-02 09:00:00,2026-11-30 16:00:00,中签缴款,2026-11-19 03:30:14,2026-11-19 03:30:14\r\n',
  exportDailyProducts:
    '状态,代码,名称,币种,策略,风险等级,最低金额,最高金额,总额度,期限（天）,目标年化 %（不保证）,费率 %,交易日,创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n启用,D-OPEN,开盘动量日内,CNY,按固定规则跟随信号建仓，触及止损即平仓。,4,1000.00,500000.00,20000000.00,30,12.00,1.5,2026-11-22,2026-11-21 03:30:14,2026-11-21 15:30:14\r\n',
  exportAiProducts:
    '状态,代码,名称,币种,策略,风险等级,最低金额,最高金额,总额度,期限（天）,目标年化 %（不保证）,费率 %,订阅方案,创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n停用,AI-TIDE,潮汐 AI 选股,HKD,按固定规则跟随信号建仓，触及止损即平仓。,4,1000.00,500000.00,20000000.00,30,11.00,1.5,"月度 Monthly 88.00 月; 季度 Quarterly 238.00 季; 年度 Yearly 880.00 年",2026-11-18 03:30:14,2026-11-18 03:30:14\r\n',
  exportFundProducts:
    '状态,代码,名称,币种,单位净值,净值时间 (Asia/Shanghai),截单时间,确认天数,赎回天数,风险等级,最低金额,费率 %,创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n停用,ASIAX,Asia Small Companies,USD,22.1034,2026-11-10 15:00:00,15:00,1,3,5,100.00,1.5,2026-11-19 03:30:14,2026-11-19 03:30:14\r\n',
  exportQuantProducts:
    '状态,代码,名称,币种,策略,风险等级,最低金额,最高金额,总额度,期限（天）,目标年化 %（不保证）,费率 %,创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n停用,Q-NEUT,市场中性稳健,CNY,按固定规则跟随信号建仓，触及止损即平仓。,2,1000.00,500000.00,20000000.00,30,6.00,1.5,2026-11-12 03:30:14,2026-11-12 03:30:14\r\n',
  exportSavingProducts:
    '状态,代码,名称,币种,起存金额,利率档,期限（天）,活期,付息方式,提前支取,创建时间 (Asia/Shanghai),更新时间 (Asia/Shanghai)\r\n停用,S-365,一年定期,CNY,100.00,"100.00 2.40%; 50000.00 2.60%; 500000.00 2.85%",365,否,到期,损失利息,2026-11-02 03:30:14,2026-11-02 03:30:14\r\n',
  exportTrades:
    '单号,状态,用户名,姓名,机器人,业务员,团队长,账户,产品代码,产品,方案,价格,申请数量,配售数量,金额,币种,冻结,应付,已付,待缴,费用,卖出价,盈亏,提交人,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),原因,开仓时间 (Asia/Shanghai),交割时间 (Asia/Shanghai),备注,客户备注\r\nT20261121-1346,待处理,zhaowanqing164,赵婉清,否,Priya Singh,Marcus Teo,USD-880100253,TRX-IPO-HARBOR,海湾物流 · Harbor Logistics,,5.6,10,,56.00,USD,56.00,0.00,0.00,0.00,0.00,,,,2026-11-21 09:51:18,,,,,,,客户自行下单\r\n',
  exportMessages:
    '中文标题,英文标题,接收范围,客户,业务员,状态,接收人数,已读人数,发送人,发送时间 (Asia/Shanghai),撤回时间 (Asia/Shanghai)\r\n系统维护通知,Maintenance notice,全部客户,,,已发送,400,140,陈雅静,2026-11-22 03:30:14,\r\n',
  exportSupportChannels:
    "名称,类型,账号或链接,服务时间,语言,权重,状态,创建时间 (Asia/Shanghai)\r\n客服热线 · Support,whatsapp,'+85221000000,09:00-21:00 (UTC+8),zh-CN,100,已启用,2025-11-22 03:30:14\r\n",
  exportCryptoAddresses:
    '币种,网络,地址,标签,备注,状态,提交人,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),原因\r\nUSDT,tron,TSbjSgR7efbgcRGborJ3Y57P9pcquZveht,,Wallet of last year,待审核,Victoria Lam,2026-09-28 06:30:14,,,\r\n',
  exportExchanges:
    '代码,中文名称,英文名称,币种,时区,交易时段,状态\r\nHKEX,香港交易所,Hong Kong Exchanges,HKD,Asia/Hong_Kong,09:30–12:00 13:00–16:00,已启用\r\n',
  exportQuotations:
    '币种,兑,中间价,点差,最终汇率,状态,生效 (Asia/Shanghai),失效 (Asia/Shanghai),来源,录入人\r\nUSD,HKD,7.8201,0.001,7.8191,生效中,2026-11-21 03:30:14,,desk,\r\n',
  exportCurrencyPairs:
    '币种,兑换为,最小金额,最大金额,权重,状态\r\nUSD,CNY,10.00,100000.00,100,已启用\r\n',
  exportAmendments:
    '单号,类型,用户名,姓名,机器人,修正前,修正后,原因,状态,提交人,提交时间 (Asia/Shanghai),审核人,审核时间 (Asia/Shanghai),审核意见\r\nD20261118-1139,deposit,james.garcia27,James García,否,amount: 11900.00,amount: 1.00,客户称金额录入有误,已驳回,高建明,2026-11-22 02:30:14,Eleanor Moore,2026-11-22 03:00:14,not_justified\r\n',
  exportExceptions:
    '检查项,状态,对象,应为,实际,仍存在,用户名,机器人,首次发现 (Asia/Shanghai),最近发现 (Asia/Shanghai),处理说明,处理人,处理时间 (Asia/Shanghai)\r\n多笔入金使用同一凭证,已处理,56f167a5a40a,1,"2: D20261121-1196, D20261121-1197",是,,,2026-11-22 03:30:14,2026-11-22 03:30:14,两位客户为夫妻，共用同一张转账凭证，银行已确认两笔到账,高建明,2026-11-22 03:30:14\r\n',
};
